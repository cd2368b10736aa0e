/** Lets works follow each other that go by the same name, in this process. */
export interface Turns {
  /** Does the work once those before it have ended, well or badly. */
  take<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Makes turns that know of nobody yet. */
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
