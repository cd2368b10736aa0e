import { ServiceFailure } from './ask-service.ts';
import { HttpError } from './http-error.ts';

/**
 * Called with the result of a request to another service: null for success, otherwise the reason.
 * It must not throw, and nothing waits for it.
 */
export type NoteUse = (org_id: string, now: number, problem: string | null) => void;

/** Records nothing. */
export const noNote: NoteUse = () => undefined;

/**
 * Requests another service and records the result.
 *
 * @throws what `ask` throws
 */
export async function noted<Answer>(
  note: NoteUse,
  { org_id, now }: { org_id: string; now: number },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await ask();
    note(org_id, now, null);
    return answer;
  } catch (error) {
    const problem = problemOf(error);
    if (problem !== null) note(org_id, now, problem);
    throw error;
  }
}

/** Why a service did not answer, in a sentence without URLs; null for other errors. */
export function problemOf(error: unknown): string | null {
  if (error instanceof HttpError) return error.code === 'UNAVAILABLE' ? error.message : null;
  if (!(error instanceof ServiceFailure)) return null;
  return error.reason === 'refused'
    ? `It responded with error ${String(error.status ?? 0)}.`
    : problems[error.reason];
}

const problems = {
  slow: 'It did not respond in time.',
  away: 'It cannot be reached.',
  unreadable: 'It did not send a usable response.',
} as const;
