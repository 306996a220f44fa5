/** Numbers that cases name and that no answer about a single combat cites, each with the reason. */
export const UNCITED: Readonly<Record<string, string>> = {
  "143.3.b.2": "No rule of this number is known; its parent 143.3.b is cited.",
  "814.1.d": "No rule of this number is known; its child 814.1.d.1 is cited.",
  "355.4": "No rule of this number is known; its child 355.4.a is cited.",
  "369.1": "No rule of this number is known; that a card overrides the rules is cited.",
  "458.1": "No rule of this number is known; its parent 458 is cited.",
  "458.3": "No rule of this number is known; its parent 458 is cited.",
  "473.2.a": "No rule of this number is known; its parent 473.2 is cited.",
  "491.3": "No rule of this number is known; that a mode changes the Victory Score is cited where it matters.",
  "810.1.c.1": "No rule of this number is known; its parent 810.1.c is cited.",
  "815.3": "No rule of this number is known; 815.1.b is cited.",
  "822.1.c": "No rule of this number is known; its neighbour 822.1.b is cited.",
};

/** Numbers that one case names for a reason that its setup does not state. */
export const UNCITED_BY_CASE: Readonly<Record<string, readonly string[]>> = {
  // The stunned attackers of the question are given as one unit of 0 Might.
  "zero-pool-means-empty": ["424.1.b"],
};
