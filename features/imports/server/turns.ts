/** Runs functions with the same name one after another, in this process. */
export interface Turns {
  /** Runs the function after the earlier ones have settled. */
  take<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Creates an empty queue. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(name, work) {
      const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, mine);
      try {
        return await mine;
      } finally {
        if (last.get(name) === mine) last.delete(name);
      }
    },
  };
}
