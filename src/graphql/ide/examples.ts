/** A tab of the IDE: a query that runs as it is. */
interface Example {
  readonly query: string;
}

const COMBAT = `{
      attacker: { units: [{ might: 4 }, { might: 2 }] }
      defender: {
        units: [
          { might: 3, keywords: { tank: true } }
          { might: 5 }
        ]
      }
    }`;

/** Might 4 and 2 attack a Tank of 3 and a 5; the defender controls the battlefield. */
export const EXAMPLES: readonly Example[] = [
  {
    query: `# Might 4 and 2 attack a Tank of 3 and a 5.
# In which ways may the attacker assign its 6 damage?
query LegalAssignments {
  legalAssignments(
    combat: ${COMBAT}
  ) {
    summary
    count
    fates { name fate }
    assignments {
      nodes { amounts { name amount } deaths }
      pageInfo { hasNextPage endCursor }
    }
    steps { text rules { label title } }
  }
}
`,
  },
  {
    query: `# The same combat. May the attacker assign
# 1 to the Tank d1 and 5 to d2?
query CheckAssignment {
  checkAssignment(
    combat: ${COMBAT}
    assignment: [
      { unit: "d1", amount: 1 }
      { unit: "d2", amount: 5 }
    ]
  ) {
    legal
    summary
    problems { message rules { label title } }
    nearest { amounts { name amount } deaths }
  }
}
`,
  },
  {
    query: `# The same combat; the defender controls the
# battlefield. Who dies, who has it, who scores?
query ResolveCombat {
  resolveCombat(state: {
    combat: ${COMBAT}
    battlefield: { controller: "defender" }
  }) {
    settled
    summary
    result
    units { name side fate assigned after { might damage } }
    control { before after }
    score { outcome player after }
    steps { phase text rules { label title } }
  }
}
`,
  },
  {
    query: `# The same combat in one line. How is it read,
# and who dies, who has the battlefield?
query InOneLine {
  combat(notation: "4, 2 > 3 tank, 5") {
    canonical
    units { unit side text }
  }
  resolveCombat(notation: "4, 2 > 3 tank, 5") {
    summary
    units { name side fate }
  }
}
`,
  },
  {
    query: `# What does Tank do, which rules say so, which
# units have it, and what can such a card change?
query Tank {
  keyword(name: "tank") {
    text
    rules { label title }
    questions { question answer }
    counts { withIt giveOrBoost ignore }
  }
  cards(keyword: "tank", type: UNIT, first: 5) {
    total
    nodes { id name might keywords { keyword value } facts { text may when } }
  }
}
`,
  },
];
