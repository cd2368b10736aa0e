import type { z } from 'zod';

/** A kind of background task: its data, and how often it is tried. */
export interface TaskKind<Data extends object> {
  /** Lower-case words with hyphens; also the name of its queue. */
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Total number of tries. */
  readonly tries: number;
  /** Seconds until the second try; each pause is twice the one before, with some randomness. */
  readonly pause: number;
  /** Seconds after which a try without a result counts as failed. */
  readonly timeout: number;
}

/** Declares a kind of background task. */
export function taskKind<Data extends object>(kind: TaskKind<Data>): TaskKind<Data> {
  return kind;
}
