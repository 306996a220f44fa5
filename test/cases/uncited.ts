/** Numbers that cases name and that no answer about a single combat cites, each with the reason. */
export const UNCITED: Readonly<Record<string, string>> = {
  "143.3.b.2": "No rule of this number is known; its parent 143.3.b is cited.",
  "814.1.d": "No rule of this number is known; its child 814.1.d.1 is cited.",
  "466.2.e": "The chain of the Combat Showdown is over before the combat that is asked about.",
  "708": "Whether a unit is Mighty is asked by triggers, which need the whole board.",
  "831.1.d": "A Disarm trigger has resolved before; its effect is given as a modifier.",
};

/** Numbers that one case names for a reason that its setup does not state. */
export const UNCITED_BY_CASE: Readonly<Record<string, readonly string[]>> = {
  // The stunned attackers of the question are given as one unit of 0 Might.
  "zero-pool-means-empty": ["424.1.b"],
};
