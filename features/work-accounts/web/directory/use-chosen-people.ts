import { useMemo } from 'react';
import { useSelection } from '#packages/ui';
import type { FoundPerson } from '#work-accounts/contract';

export type ChosenPeople = ReturnType<typeof useChosenPeople>;

/** The chosen people of the directory, across searches; those who are added already are skipped. */
export function useChosenPeople() {
  const chosen = useSelection(idOf);
  return useMemo(
    () => ({
      ...chosen,
      set: (people: readonly FoundPerson[], isChosen: boolean) =>
        chosen.set(isChosen ? people.filter(({ is_person }) => !is_person) : people, isChosen),
    }),
    [chosen],
  );
}

function idOf({ object_id }: FoundPerson): string {
  return object_id;
}
