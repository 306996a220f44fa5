/** Where files of earlier versions are kept, for tabs that still show such a version. */
const EARLIER = "earlier-files";

/** Whether an address is that of a file that only earlier versions load: names of files change with their content. */
export function isEarlierFile(address: string, listed: ReadonlySet<string>): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.startsWith("/assets/") && !listed.has(pathname);
}

/** Keeps the files of the version in force before a new one, which lists its own, takes their place. */
export async function keepEarlierFiles(listed: ReadonlySet<string>): Promise<void> {
  const earlier = await caches.open(EARLIER);
  for (const name of (await caches.keys()).filter((one) => one !== EARLIER)) {
    const cache = await caches.open(name);
    const files = (await cache.keys()).filter(({ url }) => isEarlierFile(url, listed));
    for (const file of files) {
      const response = await cache.match(file);
      if (response) await earlier.put(file, response);
    }
  }
}

/** A file of an earlier version, which the service may not have any more. */
export async function earlierFile(request: Request): Promise<Response> {
  const earlier = await caches.open(EARLIER);
  return (await earlier.match(request)) ?? fetch(request);
}

/** Forgets the files of earlier versions. */
export async function dropEarlierFiles(): Promise<void> {
  await caches.delete(EARLIER);
}
