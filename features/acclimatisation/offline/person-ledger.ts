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
const daysBack = 55;
/** Days after today with a forecast. */
const daysAhead = 13;

/** The ledger of a person with what it was computed from. */
export interface PersonLedger {
  readonly days: readonly LedgerDay[];
  readonly plans: readonly DayPlan[];
  readonly stays: readonly SiteStay[];
  /** The rosters have shifts before the first day. */
  readonly hasEarlierShifts: boolean;
}

/** The range of ledgers that are computed on a day. */
export function ledgerRange(zone: string, now: number): DateRange {
  const today = dayAt(zone, now);
  return { from: dayAfter(today, -daysBack), to: dayAfter(today, daysAhead) };
}

/** Computes ledgers of a range. Those of people with the same plan are computed once. */
export function personLedgers(copy: Copy, range: DateRange): (person: User) => PersonLedger {
  return copy.memo(`acclimatisation.ledgers ${range.from} ${range.to}`, ledgerTables, () => {
    const crews = plannedCrews(copy, range);
    const { absence } = ledgerSettings(copy);
    const crewsByPerson = crewsOfPeople(crews);
    const leaves = leavesByPerson(copy);
    const plansOf = planCache(copy, crews);
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
      const plans = plansOf(plan);
      const hasEarlierShifts = plan.crews.some((at) => crews[at]?.isEarlier === true);
      const rules = { ...range, absence, record: plan.record, hasEarlierShifts };
      const days = acclimatisationLedger(plans, rules);
      const ledger = { days, plans, stays: plan.stays, hasEarlierShifts };
      known.set(key, ledger);
      return ledger;
    };
  });
}

interface Planned {
  /** Numbers of the crews. */
  readonly crews: readonly number[];
  readonly leaves: readonly Period[];
  readonly stays: readonly SiteStay[];
}

/**
 * Computes the plans of people. A leave changes only the dates that it touches, so the others are computed once
 * for all people with the same crews and locations.
 */
function planCache(copy: Copy, crews: readonly PlannedCrew[]): (planned: Planned) => DayPlan[] {
  const { trigger } = ledgerSettings(copy);
  const weather = siteWeather(copy);
  const known = new Map<string, DayPlan[]>();
  return ({ crews: numbers, leaves, stays }) => {
    const shifts = numbers.flatMap((at) => crews[at]?.shifts ?? []);
    const weatherOfStays = stays.map(({ tag_id, start, end }) => ({
      ...{ start, end },
      weather: weather.get(tag_id)?.heat ?? [],
      measured: weather.get(tag_id)?.measured ?? null,
    }));
    const asked = { shifts, leaves: [], stays: weatherOfStays, trigger };
    const key = JSON.stringify([numbers, stays]);
    const plans = known.get(key) ?? dayPlans(asked);
    known.set(key, plans);
    const touched = new Set(
      shifts
        .filter((shift) => leaves.some(({ start, end }) => shift.start < end && start < shift.end))
        .map(({ date }) => date),
    );
    if (touched.size === 0) return plans;
    const onLeave = dayPlans({
      ...{ ...asked, leaves },
      shifts: shifts.filter(({ date }) => touched.has(date)),
    });
    const byDate = new Map(onLeave.map((plan) => [plan.date, plan]));
    return plans.map((plan) => byDate.get(plan.date) ?? plan);
  };
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
