import { LRUCache } from "lru-cache";
import { createDraw, type PictureFormat } from "./draw.js";
import type { Element } from "./element.js";

const MOST_BYTES = 32 * 1024 * 1024;

/** Gives a picture as the bytes of a file; one that was drawn before, or is being drawn, is not drawn again. */
export interface Gallery {
  /** `name` stands for all that the picture shows; `compose` is asked only if there is none of that name. */
  kept(name: string, format: PictureFormat, compose: () => Element): Promise<Buffer>;
  /** Draws a picture that is not worth keeping. */
  fresh(format: PictureFormat, picture: Element): Promise<Buffer>;
}

/** Makes a gallery that keeps the pictures that were asked for last. */
export function createGallery(): Gallery {
  const draw = createDraw();
  interface Commission {
    readonly format: PictureFormat;
    readonly compose: () => Element;
  }
  const pictures = new LRUCache<string, Buffer, Commission>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_name, _old, { context: { format, compose } }) => draw(compose(), format),
  });
  return {
    kept: (name, format, compose) => pictures.forceFetch(`${format} ${name}`, { context: { format, compose } }),
    fresh: (format, picture) => draw(picture, format),
  };
}
