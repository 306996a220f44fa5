import { addPlugins, cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { dropEarlierFiles, earlierFile, isEarlierFile, keepEarlierFiles } from "./platform/earlier-files.js";

interface WorkerEvent {
  readonly data?: unknown;
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface ClientsAsked {
  readonly type: "window";
  readonly includeUncontrolled: boolean;
}

/** As much of the worker's scope as is used here; the build writes the list of files. */
declare const self: {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly clients: { claim(): Promise<void>; matchAll(among: ClientsAsked): Promise<readonly unknown[]> };
  addEventListener(type: "install" | "message" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
};

/** Pages vary by what a visitor accepts, but a cached page is for this visitor. */
function withoutVary(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete("Vary");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

addPlugins([{ cacheWillUpdate: async ({ response }) => (response.status === 200 ? withoutVary(response) : null) }]);
// A page is the same for every query: the app reads it. Answers of the service and pictures are not listed, so never kept.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./u], cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();

// The page of the first visit is served too, so that what it loads later is there without a network.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A tab that stays with an earlier version still loads parts of that. Where there is one tab only, it is about to be
// loaded again, or there is none: then nobody does.
const listed = new Set(self.__WB_MANIFEST.flatMap((entry) => (typeof entry === "string" ? entry : entry.url)));
self.addEventListener("install", (event) => event.waitUntil(keepEarlierFiles(listed)));
self.addEventListener("fetch", (event) => {
  if (isEarlierFile(event.request.url, listed)) event.respondWith(earlierFile(event.request));
});
self.addEventListener("activate", (event) => {
  const forget = async () => {
    const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (tabs.length <= 1) await dropEarlierFiles();
  };
  event.waitUntil(forget());
});

// A new version waits until the page, asked by its reader, says so.
self.addEventListener("message", ({ data }) => {
  if ((data as { readonly type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});
