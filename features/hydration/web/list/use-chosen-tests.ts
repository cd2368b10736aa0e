import { useMemo, useState } from 'react';
import type { ListedTest } from '#hydration/offline';

/** The tests chosen in the list, on all pages. */
export interface ChosenTests {
  tests: readonly ListedTest[];
  has: (measurement_id: string) => boolean;
  toggle: (test: ListedTest) => void;
  /** Chooses several tests, or removes them from the choice; unsent ones are skipped. */
  set: (tests: readonly ListedTest[], isChosen: boolean) => void;
  clear: () => void;
}

/** The choice of one screen, dropped with the screen. The same object until the choice changes. */
export function useChosenTests(): ChosenTests {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedTest>>(new Map());
  return useMemo(() => {
    const set = (tests: readonly ListedTest[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const test of tests) {
          if (isChosen && test.unsent === null) next.set(test.measurement_id, test);
          else next.delete(test.measurement_id);
        }
        return next;
      });
    return {
      tests: [...chosen.values()],
      has: (measurement_id) => chosen.has(measurement_id),
      toggle: (test) => set([test], !chosen.has(test.measurement_id)),
      set,
      clear: () => setChosen(new Map()),
    };
  }, [chosen]);
}
