import { setImmediate } from 'node:timers/promises';
import { shiftMargin, shiftsByPerson, testsOfDays, testsOfShifts } from '#compliance/domain';
import type { ComplianceFacts, CountedPerson, NotePlanned, Span } from '#compliance/domain';
import { findSwitchedOn, findZone } from '#organisation/server';
import type { Tx } from '#packages/database';
import { wallClock } from '#rosters/domain';
import type { StrategyPlan } from '#strategies/contract';
import { defaultPlan, strategyInForce } from '#strategies/domain';
import { findStrategies } from '#strategies/server';
import {
  findActions,
  findAlerts,
  findCountedPeople,
  findCourses,
  findNeverTested,
  findPlacesOfWork,
  findRetests,
  findRostersAndLeave,
  findRules,
  findTestTimes,
} from './compliance-store.ts';
import type { PersonRow, RetestRow } from './compliance-store.ts';

const day = 86_400_000;
/** A shift that begins in a period ends within two days after it. */
const longestShift = 2 * day;
/** People whose tests are counted before other calls get their turn. */
const peopleAtOnce = 500;

/** Days in the zone of the organisation, both included. */
export interface Period {
  from: string;
  to: string;
}

/** What other reports need beside the facts of the assessment. */
export interface Gathering {
  /** Only these people count. */
  isCounted?: ((person: Pick<PersonRow, 'user_id' | 'tag_ids'>) => boolean) | undefined;
  /** Called with the planned tests of each shift, or day of work, of each person who counts. */
  notePlanned?: NotePlanned | undefined;
}

/** The facts of a period, and its times. */
export interface Gathered {
  facts: ComplianceFacts;
  timezone: string;
  /** Each day of the period. */
  days: readonly Span[];
}

/** Everything that the figures of a period need, from one transaction. */
export async function gatherFacts(
  tx: Tx,
  period: Period,
  now: number,
  { isCounted = () => true, notePlanned }: Gathering = {},
): Promise<Gathered> {
  const timezone = await findZone(tx);
  const days = daysOf(period, timezone);
  const whole = { start: days[0]?.start ?? 0, end: days.at(-1)?.end ?? 0 };
  // Nothing of the future counts.
  const span = { start: whole.start, end: Math.min(whole.end, now) };
  const tags = await findPlacesOfWork(tx);
  const rules = await findRules(tx);
  const rows = (await findCountedPeople(tx, span.end)).filter(isCounted);
  const strategies = await findStrategies(tx);
  const plans = new Map(
    rows.map((row) => [row.user_id, strategyInForce(strategies, row) ?? defaultPlan]),
  );
  const people = await countTests(tx, { rows, plans, span, days, now, notePlanned });
  const byId = new Map(people.map((person) => [person.user_id, person]));
  /** The rows of people who count, with their names. */
  const named = <Row extends { user_id: string }>(found: readonly Row[]) =>
    found.flatMap((row) => {
      const person = byId.get(row.user_id);
      if (person === undefined) return [];
      return [{ ...row, name_first: person.name_first, name_last: person.name_last }];
    });
  const retests = named(await findRetests(tx, span)).flatMap((row) => {
    const judged = judgedRetest(row, plans.get(row.user_id) ?? defaultPlan, now);
    return judged === null
      ? []
      : [{ ...judged, name_first: row.name_first, name_last: row.name_last }];
  });
  return {
    ...{ timezone, days },
    facts: {
      ...{ people, tags, rules, retests },
      actions: named(await findActions(tx, span, now)),
      alerts: await findAlerts(tx, span, now),
      courses: named(await findCourses(tx, span.end)),
    },
  };
}

interface Counting {
  rows: readonly PersonRow[];
  plans: ReadonlyMap<string, StrategyPlan>;
  span: Span;
  days: readonly Span[];
  now: number;
  notePlanned: NotePlanned | undefined;
}

async function countTests(
  tx: Tx,
  { rows, plans, span, days, now, notePlanned }: Counting,
): Promise<CountedPerson[]> {
  const reach = {
    start: span.start - shiftMargin,
    end: Math.min(now, span.end + longestShift + shiftMargin),
  };
  const hasRosters = (await findSwitchedOn(tx)).includes('roster');
  const { rosters, leaves } = hasRosters
    ? await findRostersAndLeave(tx, reach)
    : { rosters: [], leaves: [] };
  const shifts = shiftsByPerson(rosters, leaves, span);
  const times = await findTestTimes(tx, reach);
  // Others have a test before the end.
  const unknown = rows.flatMap(({ user_id }) =>
    (times.get(user_id)?.[0] ?? Infinity) < span.end ? [] : [user_id],
  );
  const never = await findNeverTested(tx, unknown, span.end);
  const past = days.filter(({ end }) => end <= now);
  const people: CountedPerson[] = [];
  for (const { user_id, name_first, name_last, tag_ids } of rows) {
    const plan = plans.get(user_id) ?? defaultPlan;
    const own = shifts.get(user_id) ?? [];
    const tests = times.get(user_id) ?? [];
    people.push({
      ...{ user_id, name_first, name_last, tag_ids },
      tests:
        own.length > 0
          ? testsOfShifts(own, tests, plan, now, notePlanned)
          : testsOfDays(past, tests, plan, notePlanned),
      isNeverTested: never.has(user_id),
    });
    if (people.length % peopleAtOnce === 0) await setImmediate();
  }
  return people;
}

/** A test of high risk with the answer whether it was repeated in time; null if it is too early. */
function judgedRetest(row: RetestRow, { retest_after_minutes }: StrategyPlan, now: number) {
  const due = row.time + retest_after_minutes * 60_000;
  const is_done = row.retested !== null && row.retested <= due;
  if (!is_done && due > now) return null;
  const iso = (time: number) => new Date(time).toISOString();
  return {
    ...{ user_id: row.user_id, measurement_id: row.measurement_id, is_done },
    ...{ time: iso(row.time), due_time: iso(due) },
    retest_time: row.retested === null ? null : iso(row.retested),
  };
}

/** The days of a period in a zone. */
export function daysOf({ from, to }: Period, timezone: string): Span[] {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  const clock = wallClock(timezone, first - day, last + 2 * day);
  const days: Span[] = [];
  for (let date = first; date <= last; date += day) {
    days.push({ start: clock.instantOf(date), end: clock.instantOf(date + day) });
  }
  return days;
}
