export { messagesIn } from "./messages-in.js";
export {
  namesFor,
  sayCardProblem,
  sayNotationProblem,
  sayProblem,
  sayShapeProblem,
  sayStep,
  sayWarning,
  type CombatMessages,
  type Messages,
  type Names,
} from "./messages.js";
export { loadMessages, loadStudyMessages } from "./load.js";
export { told } from "./study-sentences.js";
export { captionsIn, type Captions } from "./captions.js";
