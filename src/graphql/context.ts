import type { Adjudicate, Answer } from "../adjudicator/index.js";
import type { AnswerOf, OperationName } from "../contract/index.js";
import { refusalError } from "./refusal.js";

type Outcome = "answered" | "shape-problem" | "rules-problem" | "failed";
type Observe = (operation: string, outcome: Outcome, seconds: number) => void;

/** What the resolvers and plugins that serve one HTTP request share. */
export interface GraphqlContext {
  readonly requestId: string;
  /** Answers the field of this response name, or throws what is wrong with it: once, however often the field is run. */
  readonly ask: <Name extends OperationName>(name: Name, request: object, field: string | number) => AnswerOf<Name>;
  /** Whether the cost of what is asked was worked out and is not too high. */
  isPriced: boolean;
}

export interface Desk {
  readonly adjudicate: Adjudicate;
  /** Is told of each operation that was asked for, how it ended and how long it took. */
  readonly observe: Observe;
}

/** Makes the context of one HTTP request. */
export function createContext(desk: Desk, requestId: string): GraphqlContext {
  const answers = new Map<string | number, () => unknown>();
  return {
    requestId,
    isPriced: false,
    ask<Name extends OperationName>(name: Name, request: object, field: string | number): AnswerOf<Name> {
      const answer = answers.get(field) ?? askedOnce(desk, name, request);
      answers.set(field, answer);
      return answer() as AnswerOf<Name>;
    },
  };
}

function askedOnce({ adjudicate, observe }: Desk, name: OperationName, request: object): () => unknown {
  const started = performance.now();
  let outcome: Outcome = "failed";
  try {
    const answer: Answer<unknown> = adjudicate(name, request);
    outcome = outcomeOf(answer);
    return () => valueOf(answer);
  } catch (error) {
    return () => {
      throw error;
    };
  } finally {
    observe(name, outcome, (performance.now() - started) / 1000);
  }
}

function outcomeOf(answer: Answer<unknown>): Outcome {
  if (answer.ok) return "answered";
  return answer.kind === "shape" ? "shape-problem" : "rules-problem";
}

function valueOf(answer: Answer<unknown>): unknown {
  if (answer.ok) return answer.value;
  throw refusalError(answer);
}
