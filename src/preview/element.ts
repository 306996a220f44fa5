/** A style as satori reads it. */
export type Style = Readonly<Record<string, string | number>>;

/** What a picture is made of: boxes, text, and our own shapes. Never markup: text stands in it as text. */
export interface Element {
  readonly type: "div" | "svg" | "path";
  readonly props: Readonly<Record<string, unknown>>;
}

type Child = Element | string;

/** A box with its children side by side; `flexDirection: "column"` puts them below each other. */
export function box(style: Style, ...children: readonly Child[]): Element {
  return { type: "div", props: { style: { display: "flex", boxSizing: "border-box", ...style }, children } };
}

/** A box with its children below each other. */
export function column(style: Style, ...children: readonly Child[]): Element {
  return box({ flexDirection: "column", ...style }, ...children);
}

/** One line of text, cut off with an ellipsis where its box ends. */
export function line(text: string, style: Style): Element {
  const oneLine = { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" };
  return { type: "div", props: { style: { ...oneLine, ...style }, children: text } };
}

/** Text over as many lines as it needs, at most so many. */
export function lines(text: string, most: number, style: Style): Element {
  const many = { display: "block", overflow: "hidden", lineClamp: most, wordBreak: "break-word" };
  return { type: "div", props: { style: { ...many, ...style }, children: text } };
}

/** A shape of ours, drawn on a square of 24 by 24. */
export function shape(outline: string, size: number, colour: string, style: Style = {}): Element {
  const path: Element = { type: "path", props: { d: outline, fill: colour } };
  return {
    type: "svg",
    props: { width: size, height: size, viewBox: "0 0 24 24", style: { flexShrink: 0, ...style }, children: [path] },
  };
}
