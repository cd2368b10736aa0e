import type { AcclimatisationRecord } from '#acclimatisation/contract';
import { exposureOfDays, isLimited } from '#acclimatisation/domain';
import type {
  AcclimatisationState,
  ExposedDate,
  LedgerDay,
  LimitedState,
  Verdict,
} from '#acclimatisation/domain';
import { temperatureUnit } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { isWorker, personName } from '#people/domain';
import { peopleById } from '#people/offline';
import { canPlanPerson } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { tagsById } from '#tags/offline';
import { dayAfter, dayAt } from '#weather/domain';
import { ledgerSettings, ledgerTables, recordOf, siteWeather } from './ledger-inputs.ts';
import { ledgerRange, personLedgers } from './person-ledger.ts';
import type { PersonLedger } from './person-ledger.ts';

/** Days before today that the timeline of a person shows. */
const shownBefore = 13;
const daysOfWeek = 7;
const minute = 60_000;

/** Why something is not known about a person. */
export type Missing =
  /** No location. */
  | 'no_site'
  /** A location without coordinates, or that the viewer does not see. */
  | 'no_place'
  | 'no_forecast'
  | 'no_history'
  /** The rosters are older than the data. */
  | 'earlier';

/** The acclimatisation and the exposure of a person. */
export interface PersonAcclimatisation {
  /** Two weeks back and those of the forecast, in order. */
  readonly days: readonly LedgerDay[];
  readonly today: LedgerDay | null;
  readonly exposure: readonly ExposedDate[];
  /** The person has a shift in the range of the data. */
  readonly hasShifts: boolean;
  readonly missing: readonly Missing[];
  /** Locations with weather. */
  readonly sites: readonly string[];
  readonly record: AcclimatisationRecord | null;
  /** The viewer may change the record. */
  readonly mayRecord: boolean;
  /** Heat index in degrees Celsius. */
  readonly trigger: number;
  readonly hasOwnTrigger: boolean;
  readonly absence: number;
  readonly unit: TemperatureUnit;
  /** Time of the oldest weather, in milliseconds; null without any. */
  readonly fetched_time: number | null;
  readonly is_simulated: boolean;
}

/** The acclimatisation of a person, also offline; null if the copy has no such person. */
export const personAcclimatisation = defineRead({
  name: 'acclimatisation.person',
  tables: ledgerTables,
  run(copy, { user_id, zone }: { user_id: string; zone: string }, context) {
    const person = peopleById(copy).get(user_id);
    if (person === undefined) return null;
    const ledger = personLedgers(copy, ledgerRange(zone, context.now))(person);
    const today = dayAt(zone, context.now);
    const { trigger, hasOwnTrigger, absence, metadata } = ledgerSettings(copy);
    const { sites, missing, ...weather } = weatherOf(copy, ledger, today);
    const found: PersonAcclimatisation = {
      days: ledger.days.filter(({ date }) => date >= dayAfter(today, -shownBefore)),
      today: ledger.days.find(({ date }) => date === today) ?? null,
      exposure: exposureOfDays(ledger.plans, {
        ...{ from: dayAfter(today, 1 - daysOfWeek), to: today },
      }),
      hasShifts: ledger.plans.length > 0,
      ...{ missing, sites, ...weather },
      record: recordOf(person),
      mayRecord: canPlanPerson(viewerOf(copy, context.user_id), person),
      ...{ trigger, hasOwnTrigger, absence, unit: temperatureUnit(metadata) },
    };
    return found;
  },
});

/** A day on which the roster plans more than is allowed, or may do so. */
export interface PlanMark {
  readonly user_id: string;
  readonly name: string;
  readonly date: string;
  readonly verdict: Exclude<Verdict, 'within'>;
  readonly state: AcclimatisationState;
  readonly allowed: number;
  readonly planned: number;
  /** The shifts of that day. */
  readonly starts: readonly number[];
  /** When the last of them ends, at the latest. */
  readonly end: number;
}

/** The days between two dates on which rosters plan too much for somebody, and the last day of the forecasts. */
export interface PlanMarks {
  /** By name. */
  readonly marks: readonly PlanMark[];
  /** After it nothing is marked: without weather everybody would be limited sooner or later. */
  readonly last: string;
}

/** Where rosters plan too much, until the forecasts end. */
export const planMarks = defineRead({
  name: 'acclimatisation.plan_marks',
  tables: ledgerTables,
  run(copy, { from, to, zone }: { from: string; to: string; zone: string }, { now }): PlanMarks {
    const range = ledgerRange(zone, now);
    const ledgers = personLedgers(copy, range);
    const workers = from > range.to ? [] : [...peopleById(copy).values()].filter(isWorker);
    const marks = workers.flatMap((person) =>
      ledgers(person).days.flatMap((each): PlanMark[] => {
        const { date, verdict, state, allowed, planned, plan } = each;
        if (verdict === 'within' || plan === null || date < from || date > to) return [];
        const named = { user_id: person.user_id, name: personName(person) };
        const { starts } = plan;
        const end = Math.max(...starts) + (plan.shift + plan.leave) * minute;
        return [{ ...named, date, verdict, state, allowed, planned, starts, end }];
      }),
    );
    marks.sort((one, other) => compareNames(one.name, other.name));
    return { marks, last: range.to };
  },
});

/** A worker of a crew who is not acclimatised on a day. */
export interface LimitedWorker {
  readonly user_id: string;
  readonly name: string;
  readonly state: LimitedState;
  readonly share: number;
  /** Minutes of that day's shifts; 0 without a shift. */
  readonly allowed: number;
  readonly shift: number;
}

/** The acclimatisation of a crew on a day. */
export interface CrewAcclimatisation {
  /** By name. */
  readonly limited: readonly LimitedWorker[];
  readonly acclimatised: number;
}

/** The people of a job at a location by their acclimatisation on a day. */
export const crewAcclimatisation = defineRead({
  name: 'acclimatisation.crew',
  tables: ledgerTables,
  run(copy, params: { site: string; job: string; date: string; zone: string }, { now }) {
    const { site, job, date, zone } = params;
    const ledgers = personLedgers(copy, ledgerRange(zone, now));
    const found: { limited: LimitedWorker[]; acclimatised: number } = {
      ...{ limited: [], acclimatised: 0 },
    };
    for (const person of peopleById(copy).values()) {
      const { tag_ids, user_id } = person;
      if (!isWorker(person) || !tag_ids.includes(site) || !tag_ids.includes(job)) continue;
      const own = ledgers(person).days.find((each) => each.date === date);
      if (own === undefined) continue;
      if (!isLimited(own)) found.acclimatised += 1;
      else {
        const { state, share, allowed } = own;
        const shift = own.plan?.shift ?? 0;
        found.limited.push({ user_id, name: personName(person), state, share, allowed, shift });
      }
    }
    found.limited.sort((one, other) => compareNames(one.name, other.name));
    const crew: CrewAcclimatisation = found;
    return crew;
  },
});

/** The weather of a ledger, and what is missing for the days from today on. */
function weatherOf(copy: Copy, { stays, hasEarlierShifts, days }: PersonLedger, today: string) {
  const isUnknown = days.some(({ date, state }) => date >= today && state === 'unknown');
  const weather = siteWeather(copy);
  const tags = tagsById(copy);
  const known = [...new Set(stays.map(({ tag_id }) => tag_id))].map((tag_id) => ({
    name: tags.get(tag_id)?.name ?? '',
    weather: weather.get(tag_id),
  }));
  const some = known.flatMap((site) => site.weather ?? []);
  const times = some.flatMap(({ fetched_time }) => fetched_time ?? []);
  const missing: Missing[] = [
    ...(known.length === 0 ? (['no_site'] as const) : []),
    ...(some.length < known.length ? (['no_place'] as const) : []),
    ...(some.some(({ hasForecast }) => !hasForecast) ? (['no_forecast'] as const) : []),
    ...(some.some(({ hasHistory }) => !hasHistory) ? (['no_history'] as const) : []),
    ...(hasEarlierShifts && isUnknown ? (['earlier'] as const) : []),
  ];
  return {
    missing,
    sites: some.map(({ name }) => name),
    fetched_time: times.length === 0 ? null : Math.min(...times),
    is_simulated: some.some(({ is_simulated }) => is_simulated),
  };
}
