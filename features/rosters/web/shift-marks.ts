/** What a higher feature knows about a shift of a worker. */
export interface ShiftMark {
  /** In words, for the tooltip and screen readers. */
  readonly text: string;
  /** The plan is over a limit; otherwise that is not known. */
  readonly isOver: boolean;
}

/** The marks of the shifts in a period. */
export interface ShiftMarks {
  /** The mark of a worker's shift by its start in milliseconds since 1970; null for none. */
  readonly of: (user_id: string, start: number) => ShiftMark | null;
  /** All of them in words, or why there are none; empty for nothing to say. */
  readonly summary: string;
  /** Some shift is over a limit. */
  readonly isOver: boolean;
}

/** Reads the marks of a period in milliseconds since 1970. */
export type UseShiftMarks = (span: { from: number; to: number }) => ShiftMarks;
