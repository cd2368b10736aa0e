/** The turn of one write: its signal aborts as soon as a newer write takes over. */
export interface Turn {
  readonly signal: AbortSignal;
  end(): void;
}

/** Lets one write at a time stand: who takes a turn ends the turn under way. */
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
