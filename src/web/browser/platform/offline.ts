/** What the service worker says of itself: nothing yet, the page works offline, there is a newer version than this. */
export type Offline = "unknown" | "ready" | "update";

export interface OfflineWatch {
  /** Takes the new version, if no other tab has yet, and loads the page again. */
  readonly update: () => void;
}

/**
 * Starts the service worker once the first view stands, and says how it is doing. A new version waits until it is
 * asked for, and only the tab that asks is loaded again: nobody's ruling is reloaded.
 */
export async function watchOffline(tell: (state: Offline) => void): Promise<OfflineWatch | null> {
  if (!("serviceWorker" in navigator)) return null;
  const { Workbox } = await import("workbox-window");
  const worker = new Workbox("/service-worker.js");
  let isAsked = false;
  let isOld = false;
  // The first worker of a page only takes over what it had no part in before.
  let isServed = navigator.serviceWorker.controller !== null;
  const toldOld = () => {
    isOld = true;
    tell("update");
  };
  worker.addEventListener("waiting", toldOld);
  worker.addEventListener("controlling", () => {
    if (isAsked) location.reload();
    else if (isServed) toldOld();
    isServed = true;
  });
  try {
    await worker.register();
    await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
  if (await hasWaiting()) toldOld();
  else if (!isOld) tell("ready");
  const update = async () => {
    isAsked = true;
    if (await hasWaiting()) worker.messageSkipWaiting();
    else location.reload();
  };
  return { update: () => void update() };
}

async function hasWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.waiting != null;
}
