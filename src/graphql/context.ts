import { outcomeOf, type Adjudicate, type Answer, type Observe, type Outcome } from "../adjudicator/index.js";
import { DEFAULT_LANGUAGE, languageOf, type AnswerOf, type Language, type OperationName } from "../contract/index.js";
import { refusalError } from "./refusal.js";

/** What the resolvers and plugins that serve one HTTP request share. */
export interface GraphqlContext {
  readonly requestId: string;
  /** Answers the field of this response name, or throws what is wrong with it: once, however often the field is run. */
  readonly ask: <Name extends OperationName>(name: Name, request: object, field: string | number) => AnswerOf<Name>;
  /** The languages that the answers so far are written in. */
  readonly languages: ReadonlySet<Language>;
  /** Says in a header which language the whole answer is written in; undefined for several. */
  readonly announceLanguage: (language: Language | undefined) => void;
  /** Whether the cost of what is asked was worked out and is not too high. */
  isPriced: boolean;
}

/** The adjudicator as resolvers ask it, and who is told what each answer was and how long it took. */
export interface AdjudicatorAccess {
  readonly adjudicate: Adjudicate;
  readonly observe: Observe;
}

/** What is known of an HTTP request besides what it asks. */
export interface Caller {
  readonly requestId: string;
  /** The language of answers to whatever asks for none itself. */
  readonly language: Language;
  readonly announceLanguage: GraphqlContext["announceLanguage"];
  /** Is told which operations the request asks for, for the log. */
  readonly noteOperation: (name: OperationName) => void;
}

/** Makes the context of one HTTP request. */
export function createContext(
  access: AdjudicatorAccess,
  { requestId, language, announceLanguage, noteOperation }: Caller,
): GraphqlContext {
  const answers = new Map<string | number, () => unknown>();
  const languages = new Set<Language>();
  return {
    requestId,
    languages,
    announceLanguage,
    isPriced: false,
    ask<Name extends OperationName>(name: Name, request: object, field: string | number): AnswerOf<Name> {
      const known = answers.get(field);
      if (known) return known() as AnswerOf<Name>;
      noteOperation(name);
      const { answer, isFailure } = askedOnce(access, name, request, language);
      languages.add(isFailure ? DEFAULT_LANGUAGE : languageOf(request, language));
      answers.set(field, answer);
      return answer() as AnswerOf<Name>;
    },
  };
}

interface Asked {
  readonly answer: () => unknown;
  /** Whether the service failed: what it says of that is in the default language. */
  readonly isFailure: boolean;
}

function askedOnce(
  { adjudicate, observe }: AdjudicatorAccess,
  name: OperationName,
  request: object,
  language: Language,
): Asked {
  const started = performance.now();
  let outcome: Outcome = "failed";
  try {
    const answer: Answer<unknown> = adjudicate(name, request, { language });
    outcome = outcomeOf(answer);
    return { answer: () => valueOf(answer), isFailure: false };
  } catch (error) {
    const answer = () => {
      throw error;
    };
    return { answer, isFailure: true };
  } finally {
    observe(name, outcome, (performance.now() - started) / 1000);
  }
}

function valueOf(answer: Answer<unknown>): unknown {
  if (answer.ok) return answer.value;
  throw refusalError(answer);
}
