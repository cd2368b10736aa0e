import type { AttentionEntry } from '#monitoring/contract';

/** What decides who has a case. */
export type HolderEntry = Pick<
  AttentionEntry,
  'entry_id' | 'action' | 'since' | 'time' | 'ends' | 'created_time'
>;

/** A take holds a case for at most so many milliseconds: nobody works longer without a break. */
const longestHold = 24 * 3_600_000;

/**
 * The take that holds a case: the latest one, unless somebody ended it. Earlier ones do not hold it
 * again then: one person may have taken it twice, on two devices. A take of an earlier case of the same
 * person or location does not count; `since` is compared too, as the clocks of devices differ.
 *
 * @param entries all entries about the person or location of the case
 * @param since when the case began, in milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function holderOf<Entry extends HolderEntry>(
  entries: readonly Entry[],
  since: number,
  now: number,
): Entry | null {
  const ended = new Set(entries.flatMap(({ ends }) => ends ?? []));
  const takes = entries.filter(
    (entry) =>
      entry.action === 'take' &&
      Math.max(Date.parse(entry.time), Date.parse(entry.since)) >= since &&
      Date.parse(entry.time) > now - longestHold,
  );
  const latest = takes.toSorted(byArrival).at(-1);
  return latest === undefined || ended.has(latest.entry_id) ? null : latest;
}

/** The first to reach the server has the case, so a later take stands only if it ends the first. */
function byArrival(a: HolderEntry, b: HolderEntry): number {
  return a.created_time.localeCompare(b.created_time) || a.entry_id.localeCompare(b.entry_id);
}
