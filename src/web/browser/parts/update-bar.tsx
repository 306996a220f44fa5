import { useVoice } from "../context.js";

/** Offers a new version; nothing happens until it is taken. */
export function UpdateBar({ onUpdate }: { readonly onUpdate: () => void }) {
  const { words } = useVoice();
  return (
    <div class="update-bar" role="status">
      <span>{words.newVersion}</span>
      <button type="button" onClick={onUpdate}>
        {words.reload}
      </button>
    </div>
  );
}
