import { useRef } from "preact/hooks";
import { SIDES } from "../../../engine/index.js";
import { useVoice } from "../context.js";
import type { Offline } from "../platform/offline.js";
import { problemsBelow } from "../ruling/placing.js";
import type { Refused, Ruled, Ruling } from "../ruling/ruling.js";
import { Sentence } from "./sentence.js";
import { useToldHeight } from "./use-told-height.js";
import { VerdictMarks } from "./verdict-marks.js";

interface VerdictProps {
  readonly ruling: Ruling;
  readonly offline: Offline;
}

/** The ruling in one sentence, or what stands in its way. The sentence is read out as it changes. */
export function Verdict({ ruling, offline }: VerdictProps) {
  const verdict = useRef<HTMLElement>(null);
  useToldHeight(verdict, "--verdict");
  return (
    <section id="ruling" class={`verdict ${lookOf(ruling)}`} aria-labelledby="ruling-title" tabIndex={-1} ref={verdict}>
      <VerdictMarks offline={offline} />
      <div aria-live="polite">
        <VerdictSentence ruling={ruling} />
      </div>
      {ruling.kind === "refused" &&
        ruling.problems.map((problem) => <Sentence key={problem.path + problem.text} said={problem} alert />)}
      {ruling.kind === "ruled" && ruling.table.units.length > 0 && !ruling.outcome.settled && <ToChoice />}
    </section>
  );
}

function VerdictSentence({ ruling }: { readonly ruling: Ruling }) {
  if (ruling.kind === "refused") return <Refusal refused={ruling} />;
  if (ruling.table.units.length === 0) return <Invitation />;
  return ruling.kind === "ruled" ? <Summary ruled={ruling} /> : <Loading />;
}

function lookOf({ kind, table, ...ruling }: Ruling): string {
  if (kind === "refused") return "refused";
  if (table.units.length === 0) return "empty";
  return "outcome" in ruling ? ruling.outcome.result : "";
}

/** The engine is on its way; what is entered meanwhile is kept. */
function Loading() {
  const { words } = useVoice();
  return (
    <>
      <h2 id="ruling-title">{words.ruling}</h2>
      <p class="hint">{words.engineLoading}</p>
    </>
  );
}

function Invitation() {
  const { words } = useVoice();
  return (
    <>
      <h2 id="ruling-title">{words.empty}</h2>
      <p>{words.emptyHint}</p>
    </>
  );
}

/** An assignment that is not legal is told as that: the position itself may be. */
function Refusal({ refused }: { readonly refused: Refused }) {
  const { words } = useVoice();
  const isAssignment = problemsBelow(refused, "assignments").length > 0;
  return <h2 id="ruling-title">{isAssignment ? words.illegal : words.problem}</h2>;
}

/** More characters than these are written smaller. */
const LONG = 150;

/** While only one side has units, the ruling may not be what was meant yet. */
function Summary({ ruled: { summary, table } }: { readonly ruled: Ruled }) {
  const { words } = useVoice();
  const empty = SIDES.find((side) => table.units.every((unit) => unit.side !== side));
  return (
    <>
      <h2 id="ruling-title">{words.ruling}</h2>
      <p class={summary.length > LONG ? "summary long" : "summary"}>
        {empty && <span class="hint">{words.noUnitsYet(empty)}. </span>}
        {summary}
      </p>
    </>
  );
}

/** Leads to the choice that units depend on. */
function ToChoice() {
  const { words } = useVoice();
  const go = () => {
    const choice = document.querySelector<HTMLElement>(".choice");
    choice?.scrollIntoView({ block: "start" });
    choice?.focus({ preventScroll: true });
  };
  return (
    <button type="button" class="to-choice" onClick={go}>
      {words.toChoice}
    </button>
  );
}
