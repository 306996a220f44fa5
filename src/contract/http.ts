/** The HTTP status of a refusal, by what is wrong with the request: its shape, or that it cannot be in the game. */
export const REFUSAL_STATUS = { shape: 400, rules: 422 } as const;

/** The Cache-Control of what never changes at its address: a year, without being asked about again. */
export const KEEP_FOR_EVER = "public, max-age=31536000, immutable";

/** The Cache-Control of what depends on the headers of a request, or on which edition is the newest: five minutes. */
export const KEEP_A_WHILE = "public, max-age=300";
