import { useMemo } from 'react';
import { useCopy } from '#packages/sync/web';
import type { DropdownOption } from '#packages/ui';
import { peopleNamed, peopleNames } from '#people/offline';
import type { NamedPerson } from '#people/offline';

/** Defines which people are offered. Hidden and removed ones never are. */
export interface PersonOffer {
  /** People who are chosen already and not offered. */
  taken?: readonly string[];
  /** Excludes further people. */
  isOffered?: (person: NamedPerson) => boolean;
}

const nobody: readonly string[] = [];
const everybody = () => true;

/** The people that a picker offers, and all picked people, in order. */
export function usePersonChoices(picked: readonly string[], offer: PersonOffer) {
  const { taken = nobody, isOffered = everybody } = offer;
  const { data: people } = useCopy(peopleNames, {});
  const known = useMemo(
    () => new Map(people?.map((person) => [person.user_id, person] as const)),
    [people],
  );
  // Hidden and removed people are named if they were picked before.
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
