import { useMemo, useState } from 'react';
import type { FoundPerson } from '#work-accounts/contract';

/** Whom somebody has chosen of the directory, over all that was searched for. */
export interface ChosenPeople {
  people: readonly FoundPerson[];
  has: (object_id: string) => boolean;
  /** Chooses several more, or none of them; who is a person already stays as they are. */
  set: (people: readonly FoundPerson[], isChosen: boolean) => void;
  clear: () => void;
}

/** The choice of one screen; it goes with the screen. */
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
