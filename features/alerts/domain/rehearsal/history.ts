import type { ConditionalTrigger } from '#alerts/contract';
import type { MetricValue } from '../evaluate.ts';
import type { PlaceValues } from '../evaluate-rule.ts';
import { metricOf, valued } from '../place-metric.ts';
import type { Moment } from '../place-metric.ts';
import type { NewestTest, ScopePerson } from '../scope-person.ts';

/** A person with the tests of a period, oldest first. */
export interface PersonHistory {
  user_id: string;
  tag_ids: string[];
  /** When the person was added: milliseconds since 1970. */
  added: number;
  /** Valid saliva tests; of several at one moment the last one counts. */
  tests: readonly NewestTest[];
  /** Times of valid tests of any type. */
  measured: readonly number[];
  /** Times at which a status rule looks at the person: of tests, also invalid ones. */
  arrivals: readonly number[];
}

/** A place with the weather of its hours, in order. */
export interface PlaceHistory {
  tag_ids: string[];
  zone: string;
  /** Hazard score of the job; null without a job. */
  hazard: number | null;
  hours: readonly (Moment & { time: number })[];
}

/** What happened, and the forecast of what will. */
export interface RuleHistory {
  people: readonly PersonHistory[];
  places: readonly PlaceHistory[];
}

const hour = 3_600_000;

/** Reads the people of a history at times that only increase. */
export function readPeople(
  histories: readonly PersonHistory[],
): (time: number) => readonly ScopePerson[] {
  const readers = histories.map(readPerson);
  return (time) => readers.flatMap((read) => read(time) ?? []);
}

function readPerson(history: PersonHistory): (time: number) => ScopePerson | null {
  const { user_id, tag_ids, added, tests, measured } = history;
  let [seenTests, seenTimes] = [0, 0];
  let person: ScopePerson = { user_id, tag_ids, newest: null, last_measured: added };
  return (time) => {
    const before = seenTests + seenTimes;
    while ((tests[seenTests]?.time ?? Infinity) <= time) seenTests += 1;
    while ((measured[seenTimes] ?? Infinity) <= time) seenTimes += 1;
    if (before !== seenTests + seenTimes) {
      const newest = tests[seenTests - 1] ?? null;
      person = { user_id, tag_ids, newest, last_measured: measured[seenTimes - 1] ?? added };
    }
    return added <= time ? person : null;
  };
}

/**
 * Reads the values of a metric at times that only increase. The forecast of a moment is the weather
 * that came, as old forecasts are not stored.
 */
export function readPlaces(
  histories: readonly PlaceHistory[],
  trigger: ConditionalTrigger,
): (time: number) => PlaceValues[] {
  const readers = histories.map((history) => readPlace(history, trigger));
  return (time) => readers.map((read) => read(time));
}

function readPlace(
  { tag_ids, zone, hazard, hours }: PlaceHistory,
  trigger: ConditionalTrigger,
): (time: number) => PlaceValues {
  const valueOf = metricOf(trigger.metric, hazard);
  const values = hours.map((each) => valued(each.time, valueOf(each)));
  const ahead = trigger.enable_forecast ? trigger.forecast_window_hours * hour : 0;
  let [next, end] = [0, 0];
  let forecast: MetricValue[] = [];
  return (time) => {
    const before = next + end;
    while ((hours[next]?.time ?? Infinity) <= time) next += 1;
    while ((hours[end]?.time ?? Infinity) <= time + ahead) end += 1;
    if (trigger.enable_forecast && before !== next + end) {
      forecast = values.slice(next, end).flatMap((each) => each ?? []);
    }
    const last = values[next - 1] ?? null;
    const isKnown = last !== null && time < last.time + hour;
    return {
      ...{ tag_ids, zone, current: isKnown ? { time, value: last.value } : null },
      forecast: trigger.enable_forecast && hours.length > 0 ? forecast : null,
    };
  };
}
