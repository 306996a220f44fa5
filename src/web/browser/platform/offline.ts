/** What the service worker says of itself: nothing yet, the page works offline, a new version waits. */
export type Offline = "unknown" | "ready" | "update";

export interface OfflineWatch {
  /** Takes the new version and loads the page again. */
  readonly update: () => void;
}

/**
 * Starts the service worker once the first view stands, and says how it is doing. A new version waits until it is
 * asked for: nobody's ruling is reloaded.
 */
export async function watchOffline(tell: (state: Offline) => void): Promise<OfflineWatch | null> {
  if (!("serviceWorker" in navigator)) return null;
  const { Workbox } = await import("workbox-window");
  const worker = new Workbox("/service-worker.js");
  worker.addEventListener("waiting", () => tell("update"));
  worker.addEventListener("controlling", ({ isUpdate }) => {
    if (isUpdate) location.reload();
  });
  try {
    await worker.register();
    await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
  tell((await hasWaiting()) ? "update" : "ready");
  return { update: () => worker.messageSkipWaiting() };
}

async function hasWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.waiting != null;
}
