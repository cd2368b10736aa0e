import { useState } from 'react';

/**
 * A slot for each row: remaining rows keep theirs, new ones take free ones. As React keys they let
 * a table change pages without creating its cells again, which takes three times as long, while a
 * moved row stays the same row. If most rows are others, all take slots in order: moving a row
 * takes longer than rendering another in its place.
 *
 * @param before the slots of the rows shown until now, by id
 * @param ids of the rows to show, in order; unique
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

/** The slots of rows, kept between renders. */
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
