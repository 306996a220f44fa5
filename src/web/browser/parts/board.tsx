import type { RefObject } from "preact";
import { useRef, type Dispatch } from "preact/hooks";
import { inHand, type Act, type Desk } from "../desk.js";
import { useVoice } from "../context.js";
import type { CardFacts } from "../cards/card-facts.js";
import type { Offline } from "../platform/offline.js";
import type { Ruling } from "../ruling/ruling.js";
import { AddPanel } from "./add-panel.js";
import { ControlPanel } from "./control-panel.js";
import { Icon } from "./icon.js";
import { PointsPanel } from "./points-panel.js";
import { SideColumn } from "./side-column.js";
import { SituationBar } from "./situation-bar.js";
import { UnitEditor } from "./unit-editor.js";
import { useHeldInPlace } from "./use-held-in-place.js";
import { useKeptFocus } from "./use-kept-focus.js";
import { useToldHeight } from "./use-told-height.js";
import { Verdict } from "./verdict.js";

export interface BoardProps {
  readonly desk: Desk;
  readonly ruling: Ruling;
  readonly facts: CardFacts | null;
  readonly act: Dispatch<Act>;
}

/** The ruling, both sides, the situation around them, and the panel at the thumb. */
export function Board({ desk, ruling, facts, offline, act }: BoardProps & { readonly offline: Offline }) {
  const { words } = useVoice();
  const selected = inHand(desk);
  const panel = useRef<HTMLDivElement>(null);
  useHeldInPlace(panel);
  const column = (side: "attacker" | "defender") => (
    <SideColumn side={side} ruling={ruling} selected={selected} onSelect={(place) => act({ do: "select", place })} />
  );
  return (
    <div class="board">
      <div class="view">
        <Verdict ruling={ruling} offline={offline} />
        <div class="sides">
          {column("attacker")}
          <button
            type="button"
            class="swap"
            aria-label={words.swap}
            title={words.swap}
            onClick={() => act({ do: "edit", edit: { kind: "swap" } })}
          >
            <Icon name="swap" />
          </button>
          {column("defender")}
        </div>
        <SituationBar desk={desk} act={act} />
      </div>
      <BottomPanel panel={panel} desk={desk} ruling={ruling} facts={facts} act={act} />
    </div>
  );
}

function BottomPanel({
  panel,
  desk,
  ruling,
  facts,
  act,
}: BoardProps & { readonly panel: RefObject<HTMLDivElement | null> }) {
  const selected = inHand(desk);
  useKeptFocus(panel, selected ? `${selected.side}${selected.index}` : desk.panel);
  useToldHeight(panel, "--panel");
  return (
    <div id="panel" class="panel" ref={panel} tabIndex={-1}>
      {selected ? (
        <UnitEditor key={`${selected.side}${selected.index}`} place={selected} desk={desk} ruling={ruling} act={act} />
      ) : (
        <SituationPanel desk={desk} ruling={ruling} facts={facts} act={act} />
      )}
    </div>
  );
}

function SituationPanel({ desk, ruling, facts, act }: BoardProps) {
  switch (desk.panel) {
    case "add":
      return <AddPanel desk={desk} facts={facts} act={act} />;
    case "control":
      return <ControlPanel desk={desk} ruling={ruling} act={act} />;
    case "points":
      return <PointsPanel desk={desk} ruling={ruling} act={act} />;
  }
}
