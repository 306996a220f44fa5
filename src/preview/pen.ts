import { parentPort } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { box } from "./element.js";
import { FONT_FAMILY, readFonts } from "./fonts.js";
import { HEIGHT, WIDTH } from "./frame.js";
import type { Commission, Delivery } from "./draw.js";

/** The thread that draws: pictures come in one by one, and each goes back as the bytes of its file. */
const fonts = readFonts();

async function drawn({ picture, format }: Commission): Promise<Uint8Array> {
  const whole = box({ width: WIDTH, height: HEIGHT, fontFamily: FONT_FAMILY }, picture);
  const svg = await satori(whole, { width: WIDTH, height: HEIGHT, fonts: await fonts });
  if (format === "svg") return new TextEncoder().encode(svg);
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function deliver(commission: Commission): Promise<void> {
  const { number } = commission;
  const delivery: Delivery = await drawn(commission).then(
    (bytes) => ({ number, bytes }),
    (error: unknown) => ({ number, error }),
  );
  parentPort?.postMessage(delivery);
}

parentPort?.on("message", (commission: Commission) => void deliver(commission));
