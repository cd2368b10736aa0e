import type { AlertLevel, AlertTrigger, RuleMetric, RuleOperator } from '#alerts/contract';
import { isWeatherMetric, roundedStart } from '#alerts/domain';
import type { AlertTarget, RehearsedAlert } from '#alerts/domain';
import { newId } from '#apps/server/testing';
import { heatIndex } from '#heat/domain';
import { openWeather, simulatedService } from '#weather/server';
import type { WeatherService } from '#weather/server';
import type { AlertFixture } from '../test-alert-fixture.ts';
import { replay } from './replay.ts';
import { findTestHistory } from './test-history.ts';
import { findRehearsedTargets, readWeatherHistory } from './weather-history.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A rule with a history of tests and weather. */
export interface RandomCase {
  trigger: AlertTrigger;
  from: number;
  to: number;
  tests: { who: 'worker_day' | 'mate_day'; time: number; value: number; valid: boolean }[];
  weather: WeatherService;
}

/** What the engine sent, and what a rehearsal says that it would have sent. */
export interface Compared {
  engine: RehearsedAlert[];
  rehearsal: RehearsedAlert[] | null;
}

/** A random rule and history. */
export function randomCase(random: () => number, start: number): RandomCase {
  const from = start - 3 * day + Math.floor(random() * 60) * 60_000;
  const to = from + 2 * day + Math.floor(random() * 24) * hour;
  const times = Array.from({ length: Math.floor(random() * 24) }, () =>
    Math.floor(from - day + random() * (to - from + day)),
  );
  const tests = times
    .toSorted((one, other) => one - other)
    .map((time) => ({
      ...{ time, value: 20 + Math.floor(random() * 180), valid: random() < 0.9 },
      who: random() < 0.5 ? ('worker_day' as const) : ('mate_day' as const),
    }));
  return { trigger: randomTrigger(random, from), from, to, tests, weather: randomWeather(random) };
}

function randomTrigger(random: () => number, from: number): AlertTrigger {
  const pick = <Each>(...all: [Each, ...Each[]]) =>
    all[Math.floor(random() * all.length)] ?? all[0];
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const level = () => pick<AlertLevel>('mild', 'moderate', 'severe');
  switch (pick(...(['periodic', 'conditional', 'conditional', 'status', 'aggregate'] as const))) {
    case 'periodic':
      return {
        // Starts are rounded when a rule is saved.
        start_at: new Date(roundedStart(from + whole(0, 9) * hour)).toISOString(),
        kind: 'periodic',
        ...{ end_at: null, timezone: pick('UTC', 'Australia/Perth', 'America/St_Johns') },
        ...{ unit: pick('day', 'week'), every_n: whole(1, 2), byweekday: whole(1, 127) },
      };
    case 'status':
      return {
        ...{ kind: 'status', level: level(), realert_after_hours: whole(1, 30), actions: [] },
      };
    case 'aggregate':
      return {
        ...{ kind: 'aggregate_percent', threshold: whole(1, 100), window_hours: whole(1, 48) },
        ...{ min_samples: whole(1, 2), level_floor: level() },
      };
    case 'conditional': {
      const metric = pick<RuleMetric>(
        ...(['temp', 'heat_index', 'days_since_last_measurement'] as const),
      );
      const isWeather = metric !== 'days_since_last_measurement';
      const notify_lead_time_hours = whole(1, 24);
      return {
        ...{ kind: 'conditional', metric },
        operator_type: pick<RuleOperator>('>', '>=', '<', '<=', '=', '!='),
        threshold: isWeather ? whole(20, 45) : whole(1, 3),
        frequency_minutes: whole(20, 300),
        enable_forecast: isWeather && random() < 0.6,
        forecast_window_hours: notify_lead_time_hours + whole(0, 24),
        notify_lead_time_hours,
      };
    }
  }
}

/** The simulated weather with random jumps and missing hours. It changes only at full hours. */
function randomWeather(random: () => number): WeatherService {
  const [offset, seed, gaps] = [random() * 16 - 8, random(), random() < 0.4 ? 0.15 : 0];
  const noise = (time: number) => {
    const value = Math.sin(time / hour + seed * 1000) * 43_758.5453;
    return value - Math.floor(value);
  };
  const isMissing = (time: number) => noise(time * 1.7) < gaps;
  type Answer = Awaited<ReturnType<WeatherService['hours']>>;
  type Sky = Answer['hours'][number];
  const changed = (sky: Sky): Sky => ({
    ...{ ...sky, heat_index: null },
    celsius: Math.round((sky.celsius + offset + noise(sky.time) * 8) * 10) / 10,
  });
  return {
    ...simulatedService,
    async current(place, now) {
      const time = Math.floor(now / hour) * hour;
      const answer = await simulatedService.current(place, time);
      const { current } = answer;
      return { ...answer, current: current === null || isMissing(time) ? null : changed(current) };
    },
    async hours(place, days, now) {
      const answer = await simulatedService.hours(place, days, now);
      return {
        ...answer,
        hours: answer.hours.filter(({ time }) => !isMissing(time)).map(changed),
      };
    },
  };
}

/** Lets time pass for the engine, with the tests of a case, and then rehearses the rule. */
export async function compare(own: AlertFixture, given: RandomCase): Promise<Compared> {
  await own.reset();
  const { trigger, from, to, tests } = given;
  own.weather = given.weather;
  for (const test of tests.filter(({ time }) => time < from)) await insertTest(own, test);
  own.now = from;
  await own.addRule(trigger);
  const waiting = tests.filter(({ time }) => time >= from && time <= to);
  for (;;) {
    const now = Math.min(waiting[0]?.time ?? Infinity, await nextDue(own));
    if (now > to) break;
    own.now = now;
    while (waiting[0] !== undefined && waiting[0].time <= now) {
      await insertTest(own, waiting[0]);
      waiting.shift();
    }
    await own.tests();
    await own.slots();
  }
  own.requireNoErrors();
  return { engine: await sentAlerts(own), rehearsal: await rehearsed(own, given) };
}

async function insertTest(own: AlertFixture, test: RandomCase['tests'][number]): Promise<void> {
  const { who, time, value, valid } = test;
  await own.run(
    `insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type, value,
       value_f, valid, created_time)
     values ($1, $2, $3, '', '', 'sosm', $4::float8, ($4::float8)::text, $5, $6)`,
    [newId(), own.fixture.acme.id(who), value, valid, new Date(time).toISOString()],
  );
}

async function nextDue(own: AlertFixture): Promise<number> {
  const [row] = await own.run<{ due: number | null }>(
    `select extract(epoch from least(
       (select min(due_at) from alert_schedules where org_id = $1),
       (select min(realert_at) from compliance_high_risk_measurement_logs
        where org_id = $1 and is_open)))::float8 * 1000 as due`,
  );
  return row?.due ?? Infinity;
}

async function sentAlerts(own: AlertFixture): Promise<RehearsedAlert[]> {
  const rows = await own.run<Pick<RehearsedAlert, 'reason'> & { at: number; about: AlertTarget[] }>(
    `select reason, targets as about, extract(epoch from created_time)::float8 * 1000 as at
     from compliance_alert_logs where org_id = $1`,
  );
  return rows.map(({ at, reason, about }) => ({ time: at, reason, targets: about.map(idOf) }));
}

function idOf(target: AlertTarget): string {
  if (target.kind === 'group') return 'group';
  return 'user_id' in target ? target.user_id : target.tag_ids.join(' ');
}

async function rehearsed(own: AlertFixture, given: RandomCase): Promise<RehearsedAlert[] | null> {
  const { trigger, from, to, weather } = given;
  const period = { from, to };
  const tag_ids = [own.job, own.location];
  const { org_id } = own.fixture.acme;
  const port = openWeather({ service: weather, heatIndexOf: heatIndex });
  const { people, targets } = await own.fixture.database.read(org_id, async (tx) => ({
    people: await findTestHistory(tx, { trigger, tag_ids }, period),
    targets:
      trigger.kind === 'conditional' && isWeatherMetric(trigger)
        ? await findRehearsedTargets(tx, trigger, tag_ids)
        : [],
  }));
  if (people === null || targets === null) return null;
  // For the rehearsal the last day is still to come: its weather is from the forecast.
  const asking = { org_id, now: to - day, warn: (reason: string) => void own.errors.push(reason) };
  const places = await readWeatherHistory(port, targets, period, asking);
  return await replay(trigger, { people, places }, period, { now: () => 0, until: 1 });
}

/** Alerts in an order that does not depend on how they were read. */
export function inOrder(alerts: readonly RehearsedAlert[] | null): string[] {
  return (alerts ?? [])
    .map(({ time, reason, targets }) =>
      [new Date(time).toISOString(), reason, ...targets.toSorted()].join(' '),
    )
    .toSorted();
}
