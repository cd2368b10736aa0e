import type { LedgerDay } from '#acclimatisation/domain';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { isWorker } from '#people/domain';
import { peopleById } from '#people/offline';
import { ledgerRange, personLedgers } from './person-ledger.ts';

/** Somebody who has a shift on a day, with their limits on that day. */
export interface WorkerOnDay {
  readonly person: User;
  readonly day: LedgerDay;
}

interface SiteDay {
  /** The location. */
  readonly site: string;
  /** '2026-11-23' */
  readonly date: string;
  readonly zone: string;
}

/**
 * The visible workers of a location who have a shift on a date that is not all leave; null if the
 * date is outside the range of the ledgers, from 55 days ago to the end of the forecasts.
 *
 * @param now milliseconds since 1970
 */
export function workersOnDay(
  copy: Copy,
  { site, date, zone }: SiteDay,
  now: number,
): WorkerOnDay[] | null {
  const range = ledgerRange(zone, now);
  if (date < range.from || date > range.to) return null;
  const ledgers = personLedgers(copy, range);
  return [...peopleById(copy).values()].flatMap((person) => {
    if (!isWorker(person) || !person.tag_ids.includes(site)) return [];
    const day = ledgers(person).days.find((each) => each.date === date);
    return day?.plan != null && day.plan.shift > 0 ? [{ person, day }] : [];
  });
}

/**
 * The visible workers of a location with shifts in the range of the ledgers, with their limits on a
 * date, whether or not they work on it. Nobody outside that range.
 *
 * @param now milliseconds since 1970
 */
export function rosteredWorkers(
  copy: Copy,
  { site, date, zone }: SiteDay,
  now: number,
): WorkerOnDay[] {
  const ledgers = personLedgers(copy, ledgerRange(zone, now));
  return [...peopleById(copy).values()].flatMap((person) => {
    if (!isWorker(person) || !person.tag_ids.includes(site)) return [];
    const { days, plans } = ledgers(person);
    const day = plans.length === 0 ? undefined : days.find((each) => each.date === date);
    return day === undefined ? [] : [{ person, day }];
  });
}
