import { useMemo, useState } from 'react';
import type { FoundPerson } from '#work-accounts/contract';

/** The chosen people of the directory, across searches. */
export interface ChosenPeople {
  people: readonly FoundPerson[];
  has: (object_id: string) => boolean;
  /**
   * Chooses several people, or removes them from the choice; those who are added already are
   * skipped.
   */
  set: (people: readonly FoundPerson[], isChosen: boolean) => void;
  clear: () => void;
}

/** The choice of one screen, dropped with the screen. */
export function useChosenPeople(): ChosenPeople {
  const [chosen, setChosen] = useState<ReadonlyMap<string, FoundPerson>>(new Map());
  return useMemo(
    () => ({
      people: [...chosen.values()],
      has: (object_id) => chosen.has(object_id),
      set: (people, isChosen) =>
        setChosen((before) => {
          const next = new Map(before);
          for (const person of people) {
            if (!isChosen) next.delete(person.object_id);
            else if (!person.is_person) next.set(person.object_id, person);
          }
          return next;
        }),
      clear: () => setChosen(new Map()),
    }),
    [chosen],
  );
}
