import { ServiceFailure } from './ask-bytes.ts';
import { HttpError } from './http-error.ts';

/**
 * Told how a question to another service ended, for whom it was asked and when: null where there was an
 * answer, else why not. It only takes note: nothing waits for it, and it throws nothing.
 */
export type NoteUse = (org_id: string, now: number, problem: string | null) => void;

/** Takes no note. */
export const noNote: NoteUse = () => undefined;

/**
 * Asks another service and notes how it ended.
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

/** Why a service gave no answer, in a sentence without any address; null where the fault is another. */
export function problemOf(error: unknown): string | null {
  if (error instanceof HttpError) return error.code === 'UNAVAILABLE' ? error.message : null;
  if (!(error instanceof ServiceFailure)) return null;
  return error.reason === 'refused'
    ? `It responded with ${String(error.status ?? 0)}.`
    : problems[error.reason];
}

const problems = {
  slow: 'It did not respond in time.',
  away: 'It cannot be reached.',
  unreadable: 'It did not send a usable response.',
} as const;
