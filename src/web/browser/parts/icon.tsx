/** The shapes of the icons, drawn on 24 by 24. */
const SHAPES = {
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4",
  redo: "m16 5 4 4-4 4m4-4H10a5.5 5.5 0 0 0 0 11h4",
  menu: "M4 6h16M4 12h16M4 18h16",
  swap: "M7 4 3 8l4 4M3 8h18M17 12l4 4-4 4m4-4H3",
  share: "M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  close: "M6 6l12 12M18 6 6 18",
  minus: "M5 12h14",
  plus: "M12 5v14M5 12h14",
  duplicate: "M8 8h12v12H8zM4 16V4h12",
  new: "M13 3H5v18h14V9zm0 0v6h6",
  remove: "M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13",
  done: "m5 13 4 4L19 7",
  dies: "M6 6l12 12M18 6 6 18",
  survives: "m5 13 4 4L19 7",
  recalled: "M20 12H5m6-6-6 6 6 6",
  depends: "M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3m0 4v.1",
  flag: "M6 21V4h11l-2 4 2 4H6",
  star: "m12 3 2.7 5.8 6.3.8-4.7 4.3 1.3 6.2L12 17l-5.6 3.1 1.3-6.2L3 9.6l6.3-.8z",
  offline: "m5 13 4 4L19 7",
} as const;

export type IconName = keyof typeof SHAPES;

/** A drawing beside a word or on a button that has a name; it says nothing by itself. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}
