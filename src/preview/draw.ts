import { Worker } from "node:worker_threads";
import type { Element } from "./element.js";

export const PICTURE_FORMATS = ["png", "svg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Draws a picture as the bytes of a file. */
export type Draw = (picture: Element, format: PictureFormat) => Promise<Buffer>;

/** What the pen is asked for, with a number of its own. */
export interface Commission {
  readonly number: number;
  readonly picture: Element;
  readonly format: PictureFormat;
}

/** What the pen gives back for a number. */
export type Delivery = { readonly number: number } & ({ readonly bytes: Uint8Array } | { readonly error: unknown });

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: unknown): void;
}

/**
 * Makes what draws. A large picture takes a fifth of a second, so the pen is a thread of its own: no answer waits for
 * a picture. It starts with the first picture, as most starts never draw one, and keeps no process alive when idle.
 */
export function createDraw(): Draw {
  const waiting = new Map<number, Waiting>();
  let pen: Worker | undefined;
  let count = 0;
  return (picture, format) => {
    pen ??= startPen(waiting, () => (pen = undefined));
    const number = (count += 1);
    const commission: Commission = { number, picture, format };
    const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(number, { resolve, reject }));
    pen.ref();
    pen.postMessage(commission);
    return drawn;
  };
}

function startPen(waiting: Map<number, Waiting>, ended: () => void): Worker {
  const pen = new Worker(new URL("./pen.js", import.meta.url));
  pen.on("message", (delivery: Delivery) => {
    const { resolve, reject } = waiting.get(delivery.number) ?? {};
    waiting.delete(delivery.number);
    if (waiting.size === 0) pen.unref();
    if ("error" in delivery) reject?.(delivery.error);
    else resolve?.(Buffer.from(delivery.bytes));
  });
  pen.on("error", (error) => {
    ended();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return pen;
}
