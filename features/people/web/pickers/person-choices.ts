import { useMemo } from 'react';
import { useCopy } from '#packages/sync/web';
import type { DropdownOption } from '#packages/ui';
import { peopleNamed, peopleNames } from '#people/offline';
import type { NamedPerson } from '#people/offline';

/** Says who of the people is offered; hidden and removed ones never are. */
export interface PersonOffer {
  /** People who are not offered, as they are there already. */
  taken?: readonly string[];
  /** Leaves out more of them. */
  isOffered?: (person: NamedPerson) => boolean;
}

const nobody: readonly string[] = [];
const everybody = () => true;

/** The people whom a picker offers, and all who were picked, in that order. */
export function usePersonChoices(picked: readonly string[], offer: PersonOffer) {
  const { taken = nobody, isOffered = everybody } = offer;
  const { data: people } = useCopy(peopleNames, {});
  const known = useMemo(
    () => new Map(people?.map((person) => [person.user_id, person] as const)),
    [people],
  );
  // Who is hidden or gone is named where they were picked before.
  const missing = people === undefined ? nobody : picked.filter((id) => !known.has(id));
  const { data: others = [] } = useCopy(
    peopleNamed,
    { user_ids: missing },
    { enabled: missing.length > 0, keepPrevious: true },
  );
  const options = useMemo(() => {
    const gone = new Set(taken);
    return (people ?? [])
      .filter((person) => !gone.has(person.user_id) && isOffered(person))
      .map(optionOf);
  }, [people, taken, isOffered]);
  const personOf = (id: string) => known.get(id) ?? others.find(({ user_id }) => user_id === id);
  return {
    options,
    picked: picked
      .map(personOf)
      .filter((one) => one !== undefined)
      .map(optionOf),
  };
}

function optionOf({ user_id, name, email }: NamedPerson): DropdownOption {
  return { id: user_id, label: name, note: email ?? undefined };
}
