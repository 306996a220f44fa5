import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Voice } from "./ruling/voice.js";

const VoiceContext = createContext<Voice | null>(null);

/** Gives everything below it a voice. */
export const VoiceProvider = VoiceContext.Provider;

/** How the page speaks here. */
export function useVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (!voice) throw new Error("Nobody has given this part of the page a voice.");
  return voice;
}
