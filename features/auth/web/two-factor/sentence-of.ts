import { callMessages } from '#packages/http/contract';
import { CallError } from '#packages/http/web';

/** Why the server did not judge what was typed: its own sentence, or that it did not answer. */
export function sentenceOf(failure: unknown): string {
  if (!(failure instanceof CallError)) return callMessages.notResponsive;
  return failure.detail ?? failure.message;
}
