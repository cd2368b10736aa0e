import { sitesField } from '#acclimatisation/contract';
import { acclimatisationLedger, dayPlans, staysOf } from '#acclimatisation/domain';
import type { DayPlan, LedgerDay, Period, SiteStay } from '#acclimatisation/domain';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { activeLeaves } from '#rosters/offline';
import { tagsById } from '#tags/offline';
import { dayAfter, dayAt } from '#weather/domain';
import {
  ledgerSettings,
  ledgerTables,
  plannedCrews,
  recordOf,
  siteWeather,
} from './ledger-inputs.ts';
import type { DateRange, PlannedCrew } from './ledger-inputs.ts';

/** Days before today that a ledger begins; the device has at least so many of past weather. */
export const daysBack = 55;
/** Days after today with a forecast. */
export const daysAhead = 13;

/** The ledger of a person with what it was computed from. */
export interface PersonLedger {
  readonly days: readonly LedgerDay[];
  readonly plans: readonly DayPlan[];
  readonly stays: readonly SiteStay[];
  /** The rosters have shifts before the first day. */
  readonly hasEarlierShifts: boolean;
}

/** The range of ledgers that are computed on a day; a later end is possible. */
export function ledgerRange(zone: string, now: number, latest = ''): DateRange {
  const today = dayAt(zone, now);
  const to = dayAfter(today, daysAhead);
  return { from: dayAfter(today, -daysBack), to: latest > to ? latest : to };
}

/** Computes ledgers of a range. Those of people with the same plan are computed once. */
export function personLedgers(copy: Copy, range: DateRange): (person: User) => PersonLedger {
  return copy.memo(`acclimatisation.ledgers ${range.from} ${range.to}`, ledgerTables, () => {
    const crews = plannedCrews(copy, range);
    const crewsByPerson = crewsOfPeople(crews);
    const leaves = leavesByPerson(copy);
    const known = new Map<string, PersonLedger>();
    return (person: User) => {
      const { user_id } = person;
      const plan = {
        crews: crewsByPerson.get(user_id) ?? [],
        leaves: leaves.get(user_id) ?? [],
        stays: staysOf(locationsOf(copy, person), person.metadata[sitesField]),
        record: recordOf(person),
      };
      // An infinite time is null in JSON.
      const key = JSON.stringify(plan);
      const found = known.get(key);
      if (found !== undefined) return found;
      const ofPlan = plan.crews.flatMap((at) => crews[at] ?? []);
      const ledger = ledgerOf(copy, range, { ...plan, crews: ofPlan });
      known.set(key, ledger);
      return ledger;
    };
  });
}

interface Planned {
  readonly crews: readonly PlannedCrew[];
  readonly leaves: readonly Period[];
  readonly stays: readonly SiteStay[];
  readonly record: ReturnType<typeof recordOf>;
}

function ledgerOf(copy: Copy, range: DateRange, planned: Planned): PersonLedger {
  const { crews, leaves, stays, record } = planned;
  const { trigger, absence } = ledgerSettings(copy);
  const weather = siteWeather(copy);
  const plans = dayPlans({
    shifts: crews.flatMap(({ shifts }) => shifts),
    leaves,
    stays: stays.map(({ tag_id, start, end }) => ({
      ...{ start, end },
      weather: weather.get(tag_id)?.heat ?? [],
    })),
    trigger,
  });
  const hasEarlierShifts = crews.some(({ isEarlier }) => isEarlier);
  const days = acclimatisationLedger(plans, { ...range, absence, record, hasEarlierShifts });
  return { days, plans, stays, hasEarlierShifts };
}

/** The locations that a person belongs to now. */
function locationsOf(copy: Copy, { tag_ids }: User): string[] {
  const tags = tagsById(copy);
  return tag_ids.filter((tag_id) => tags.get(tag_id)?.type === 'location');
}

/** The numbers of the crews of each person. */
function crewsOfPeople(crews: readonly PlannedCrew[]): ReadonlyMap<string, number[]> {
  const byPerson = new Map<string, number[]>();
  for (const [at, { user_ids }] of crews.entries()) {
    for (const user_id of user_ids) {
      const own = byPerson.get(user_id);
      if (own === undefined) byPerson.set(user_id, [at]);
      else own.push(at);
    }
  }
  return byPerson;
}

function leavesByPerson(copy: Copy): ReadonlyMap<string, Period[]> {
  const byPerson = new Map<string, Period[]>();
  for (const { user_id, start_time, end_time } of activeLeaves(copy)) {
    const leave = { start: Date.parse(start_time), end: Date.parse(end_time) };
    byPerson.set(user_id, [...(byPerson.get(user_id) ?? []), leave]);
  }
  return byPerson;
}
