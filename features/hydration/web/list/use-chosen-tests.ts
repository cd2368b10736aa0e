import { useMemo, useState } from 'react';
import type { ListedTest } from '#hydration/offline';

export type ChosenTests = ReturnType<typeof useChosenTests>;

/**
 * The tests chosen in the list, on all pages; dropped with the screen. The same object until the
 * choice changes. Unsent tests cannot be chosen.
 */
export function useChosenTests() {
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
      has: (measurement_id: string) => chosen.has(measurement_id),
      toggle: (test: ListedTest) => set([test], !chosen.has(test.measurement_id)),
      set,
      clear: () => setChosen(new Map()),
    };
  }, [chosen]);
}
