/** The turn of one write; its signal aborts when a newer write starts. */
export interface Turn {
  readonly signal: AbortSignal;
  end(): void;
}

/** Allows one write at a time: a new turn ends the current one. */
export function createWriteTurn(): { take(): Turn } {
  let current: AbortController | null = null;
  return {
    take() {
      current?.abort();
      const mine = new AbortController();
      current = mine;
      return {
        signal: mine.signal,
        end() {
          if (current === mine) current = null;
        },
      };
    },
  };
}
