/** As much of a ruling as people read; the rest of a ruling is not looked at by the readable formats. */
export const RULING = {
  summary: "The defender wins the combat; a1 (4 Might) dies.",
  steps: [
    { text: "The attacker has 4 damage to assign: 4.", rules: [{ label: "CR 467.2.a" }, { label: "CR 143.2" }] },
    { text: "a1 (4 Might) has lethal damage and dies.", rules: [{ label: "CR 323.4" }] },
  ],
  warnings: [{ message: "The order of two effects matters." }],
};

/** A ruling whose sentences hold names that a caller chose. */
export function rulingWith(name: string, steps = 1) {
  return {
    summary: `${name} wins against ${name}.`,
    steps: Array.from({ length: steps }, () => ({
      text: `${name} has lethal damage and dies.`,
      rules: [{ label: "CR 323.4" }],
    })),
    warnings: [{ message: `${name} is to be looked at.` }],
  };
}
