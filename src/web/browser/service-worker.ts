import { addPlugins, cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";

interface WorkerEvent {
  readonly data?: unknown;
  waitUntil(work: Promise<unknown>): void;
}

/** As much of the worker's scope as is used here; the build writes the list of files. */
declare const self: {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "message" | "activate", listener: (event: WorkerEvent) => void): void;
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

// A new version waits until the page, asked by its reader, says so.
self.addEventListener("message", ({ data }) => {
  if ((data as { readonly type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});
