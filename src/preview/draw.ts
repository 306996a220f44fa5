import { box, type Element } from "./element.js";
import { FONT_FAMILY, readFonts } from "./fonts.js";
import { HEIGHT, WIDTH } from "./frame.js";

export const PICTURE_FORMATS = ["png", "svg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Draws a picture as the bytes of a file. */
export type Draw = (picture: Element, format: PictureFormat) => Promise<Buffer>;

/** Makes the pen. It loads its libraries and fonts with the first picture, as most starts never draw one. */
export function createDraw(): Draw {
  let loading: Promise<Draw> | undefined;
  return async (picture, format) => {
    loading ??= loadDraw();
    return (await loading)(picture, format);
  };
}

async function loadDraw(): Promise<Draw> {
  const [{ default: satori }, { renderAsync }, fonts] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
    readFonts(),
  ]);
  return async (picture, format) => {
    const whole = box({ width: WIDTH, height: HEIGHT, fontFamily: FONT_FAMILY }, picture);
    const svg = await satori(whole, { width: WIDTH, height: HEIGHT, fonts });
    if (format === "svg") return Buffer.from(svg);
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}
