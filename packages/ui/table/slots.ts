import { useState } from 'react';

/**
 * A place for each row: who stays keeps theirs, whoever comes takes one that was left. As keys they
 * let the page of a table turn without its cells being made anew, which takes three times as long,
 * while a row that moves is still the same row. Where most rows are others, all take the places in
 * order: to move a row takes longer than to draw another in its place.
 *
 * @param before the places of the rows shown until now, by id
 * @param ids of the rows to show, in order; none twice
 */
export function slotsFor(
  before: ReadonlyMap<string, number>,
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const kept = new Set(ids.flatMap((id) => before.get(id) ?? []));
  if (kept.size * 2 < ids.length) return new Map(ids.map((id, at) => [id, at]));
  let next = 0;
  const free = () => {
    while (kept.has(next)) next += 1;
    return next++;
  };
  return new Map(ids.map((id) => [id, before.get(id) ?? free()]));
}

/** The places of rows, from one drawing to the next. */
export function useSlots(ids: readonly string[]): readonly number[] {
  const [slots, setSlots] = useState(() => slotsFor(none, ids));
  const known = [...slots.keys()];
  const isSame = known.length === ids.length && known.every((id, at) => id === ids[at]);
  if (isSame) return [...slots.values()];
  const next = slotsFor(slots, ids);
  setSlots(next);
  return [...next.values()];
}

const none: ReadonlyMap<string, number> = new Map();
