import { callMessages } from '#packages/http/contract';
import { CallError } from '#packages/http/web';

/** Message for a failed call: the server's own, or that it did not respond. */
export function sentenceOf(failure: unknown): string {
  if (!(failure instanceof CallError)) return callMessages.notResponsive;
  return failure.detail ?? failure.message;
}
