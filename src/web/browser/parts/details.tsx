import type { Dispatch } from "preact/hooks";
import { ChoicePanels } from "../choice/choice-panels.js";
import type { Act } from "../desk.js";
import type { Begun } from "../position/history.js";
import type { Referee } from "../ruling/referee.js";
import type { Ruling } from "../ruling/ruling.js";
import { StudyDoor } from "../study/study-door.js";
import { Actions } from "./actions.js";
import { OutcomeFacts } from "./outcome-facts.js";
import { Steps } from "./steps.js";

interface DetailsProps {
  readonly referee: Referee;
  readonly ruling: Ruling;
  /** What the players have begun to choose. */
  readonly begun: Begun;
  /** The link that others get. */
  readonly link: string;
  readonly studying: boolean;
  readonly act: Dispatch<Act>;
}

/** Everything below the board: the choice, study mode, the outcome in facts, sharing, and the steps. */
export function Details({ referee, ruling, begun, link, studying, act }: DetailsProps) {
  return (
    <div class="details">
      <ChoicePanels referee={referee} ruling={ruling} begun={begun} act={act} />
      {ruling.kind === "ruled" && ruling.table.units.length > 0 && (
        <>
          {studying && <StudyDoor ruled={ruling} />}
          <OutcomeFacts ruled={ruling} />
          <Actions ruled={ruling} link={link} />
          <Steps ruled={ruling} />
        </>
      )}
    </div>
  );
}
