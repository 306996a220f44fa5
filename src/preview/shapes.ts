/** Our own shapes, each the outline of a path on a square of 24 by 24. */
export const SHAPES = {
  /** A wall of three stones stands before the others. */
  Tank: "M3 5h8v6H3zM13 5h8v6h-8zM3 13h18v6H3z",
  /** A bar, and what stands behind it. */
  Backline: "M4 3h4v18H4zM20 5v14l-9-7z",
  /** Up and forward. */
  Assault: "M12 2l8 9h-5v11H9V11H4z",
  Shield: "M12 2l9 3v7c0 5-4 8.5-9 10-5-1.5-9-5-9-10V5z",
  dies: "M5 2.2L12 9.2l7-7L21.8 5l-7 7 7 7L19 21.8l-7-7-7 7L2.2 19l7-7-7-7z",
  survives: "M9.2 16.2L4.6 11.6 1.8 14.4l7.4 7.4L22.4 6.6 19.4 4z",
  depends:
    "M12 1.5c-4.4 0-7 2.7-7 6.5h4.2c0-1.7 1-2.8 2.8-2.8 1.600 0 2.700.9 2.700 2.300 0 1.300-.8 2-2.200 3C10.600 11.800 9.800 13 9.800 15.500h4.100c0-1.500.5-2.100 2.100-3.200 2-1.400 3.100-2.800 3.100-5C19.100 3.800 16.200 1.500 12 1.500zM9.600 18h4.600v4.500H9.600z",
  recalled: "M10 3v5h4a7 7 0 0 1 0 14H6v-4h8a3 3 0 0 0 0-6h-4v5L2 10z",
  /** Any mark that is no keyword. */
  other: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
  flag: "M4 2h3v1.500c4-2 7 1.500 13 0v10c-6 1.500-9-2-13 0V22H4z",
  warning: "M12 1.500L23.500 21.500H.5zM10.500 8.500v6.500h3V8.500zM10.500 16.500v3h3v-3z",
} as const;

export type ShapeName = keyof typeof SHAPES;
