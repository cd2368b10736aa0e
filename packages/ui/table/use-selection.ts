import { useMemo, useState } from 'react';

/** The rows chosen in a list, on all its pages. */
export type Selection<Row> = ReturnType<typeof useSelection<Row>>;

/**
 * The choice of one screen, dropped with the screen. The same object until the choice changes.
 *
 * @param idOf a stable function
 */
export function useSelection<Row>(idOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return useMemo(() => {
    /** Chooses several rows, or removes them from the choice. */
    const set = (rows: readonly Row[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (isChosen) next.set(idOf(row), row);
          else next.delete(idOf(row));
        }
        return next;
      });
    return {
      rows: [...chosen.values()],
      has: (id: string) => chosen.has(id),
      toggle: (row: Row) => set([row], !chosen.has(idOf(row))),
      set,
      clear: () => setChosen(new Map()),
    };
  }, [chosen, idOf]);
}
