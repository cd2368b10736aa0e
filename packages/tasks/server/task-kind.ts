import type { z } from 'zod';

/** A kind of background work: what one piece of it is told, and how often it is tried. */
export interface TaskKind<Data extends object> {
  /** Lower-case words with hyphens; also the name of its queue. */
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Tries in all, the first one included. */
  readonly tries: number;
  /** Seconds until the second try; each pause is twice the one before, with some chance in it. */
  readonly pause: number;
  /** Seconds after which a try that says nothing counts as failed. */
  readonly timeout: number;
}

/** Declares a kind of background work. */
export function taskKind<Data extends object>(kind: TaskKind<Data>): TaskKind<Data> {
  return kind;
}
