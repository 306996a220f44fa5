/** Is told of a bug: what was thrown, and the id of the request that met it. */
export type LogError = (error: unknown, requestId: string) => void;

/** All that a caller is told of a bug. */
export function bugMessage(requestId: string): string {
  return `This is a bug of the service. Report it with the request id ${requestId}.`;
}
