import { useMemo, useState } from 'react';
import type { PersonRow } from '#people/domain';

/** The people chosen in a list, on all pages. */
export interface ChosenPeople {
  people: readonly PersonRow[];
  has: (user_id: string) => boolean;
  toggle: (person: PersonRow) => void;
  /** Chooses several people, or removes them from the choice. */
  set: (people: readonly PersonRow[], isChosen: boolean) => void;
  clear: () => void;
}

/** The choice of one screen, dropped with the screen. The same object until the choice changes. */
export function useChosen(): ChosenPeople {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PersonRow>>(new Map());
  return useMemo(() => {
    const set = (people: readonly PersonRow[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const person of people) {
          if (isChosen) next.set(person.user_id, person);
          else next.delete(person.user_id);
        }
        return next;
      });
    return {
      people: [...chosen.values()],
      has: (user_id) => chosen.has(user_id),
      toggle: (person) => set([person], !chosen.has(person.user_id)),
      set,
      clear: () => setChosen(new Map()),
    };
  }, [chosen]);
}
