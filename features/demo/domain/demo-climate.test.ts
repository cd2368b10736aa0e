import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RiskLevel } from '#heat/contract';
import { heatIndex, riskLevel, riskOf } from '#heat/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import { storedPlace } from '#locations/domain';
import { usualSaliva } from '#measurements/domain';
import { roughly, simulatedSky } from '#weather/domain';
import { workers } from './crew.ts';
import type { DemoWorker } from './crew.ts';
import { measurementsOf } from './demo-day.ts';
import { demoOrganisation } from './demo-organisation.ts';
import { shiftTests } from './shift-tests.ts';
import type { ShiftTest } from './shift-tests.ts';
import { heatOfShifts } from './site-air.ts';
import { siteDay, siteTime } from './site-day.ts';
import { jobSites, jobTags, locationTags } from './site-tags.ts';
import type { DemoTag } from './site-tags.ts';
import { troubledOn } from './troubled-workers.ts';
import type { Trouble } from './troubled-workers.ts';
import { workersOn } from './working-days.ts';

/** Any date of eight years: the assertions must hold on each of them. */
const firstDay = siteDay(Date.UTC(2025, 0));
const anyDay = fc.integer({ min: firstDay, max: firstDay + 8 * 365 });
const runs = { numRuns: 200 };
const threshold = demoOrganisation().organisation.metadata['_heat_index_threshold'];
const [pit, , port, smelter] = locationTags as readonly [DemoTag, DemoTag, DemoTag, DemoTag];
const worstJob = jobTags.at(-1) as DemoTag;

test('the air stored with a test equals the weather shown for its place and time', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const rows = measurementsOf(day).filter(({ metadata }) => 'environment' in metadata);
      expect(rows.length).toBeGreaterThan(5);
      for (const { tag_ids, created_time, metadata } of rows) {
        const place = locationTags.find(({ tag_id }) => tag_ids.includes(tag_id));
        const { celsius, humidity } = skyAt(place ?? pit, Date.parse(created_time));
        expect(metadata['environment']).toEqual({ temperature_c: celsius, humidity });
      }
    }),
    // Each day has dozens of tests of all places, so few days are enough.
    { numRuns: 25 },
  );
});

test('in any week the smelter has 35 hours or more over the threshold, and none at night', () => {
  expect(threshold).toBe(32);
  fc.assert(
    fc.property(anyDay, (day) => {
      const week = Array.from({ length: 7 }, (_, nth) => indexes(smelter, day - nth));
      const over = week.flat().filter((index) => index >= Number(threshold));
      expect(over.length).toBeGreaterThanOrEqual(35);
      for (const hours of week) expect(Math.max(...hours.slice(0, 6))).toBeLessThanOrEqual(27);
    }),
    runs,
  );
});

test('in any 14 days to come there is a heat wave at the mine or the port', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const isWave = (place: DemoTag) => {
        const highs = Array.from({ length: 19 }, (_, nth) => highOf(place, day - 5 + nth));
        return highs.slice(5).some((high, nth) => high >= mean(highs.slice(nth, nth + 5)) + 3);
      };
      expect([pit, port].some(isWave)).toBe(true);
    }),
    runs,
  );
});

test('the worst job is at high or extreme risk by day and at low risk by night', () => {
  expect(jobSites.at(-1)).toEqual([smelter]);
  expect(workers.filter(({ job }) => job === worstJob).length).toBeGreaterThan(4);
  fc.assert(
    fc.property(anyDay, (day) => {
      const levels = worstLevels(day);
      expect(levels.slice(10, 18).some((level) => level !== 'low')).toBe(true);
      expect(new Set(levels.slice(0, 6))).toEqual(new Set(['low']));
    }),
    runs,
  );
});

test('the worst job shows all three levels in any month', () => {
  for (let month = 0; month < 36; month += 1) {
    const levels = daysFrom(firstDay + month * 30, 30).flatMap(worstLevels);
    expect(new Set(levels)).toEqual(new Set(['low', 'high', 'extreme']));
  }
});

test('after the shift welders are drier than the control room, by 15 mOsm or more', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const tests = fortnight(day).filter(({ test }) => test.moment === 'after');
      const values = (name: string) =>
        tests.filter(({ worker }) => worker.job.name === name).map(({ test }) => test.value);
      const [welders, room] = [values('Shutdown welding'), values('Control room')];
      expect(Math.min(welders.length, room.length)).toBeGreaterThan(9);
      expect(mean(welders) - mean(room)).toBeGreaterThan(15);
    }),
    runs,
  );
});

test('people who work outside are drier after hot shifts than after mild ones', () => {
  const shifts = daysFrom(firstDay, 730).flatMap((day) =>
    testsOf(day).filter(
      ({ test, trouble, worker }) =>
        test.moment === 'after' && trouble === undefined && worker.effort > 0.5,
    ),
  );
  const values = (isWanted: (heat: number) => boolean) =>
    shifts
      .filter(({ heat }) => isWanted(heat))
      .map(({ test, worker }) => test.value / worker.level);
  const [mild, warm, hot] = [
    values((heat) => heat < 24),
    values((heat) => heat >= 28 && heat < 34),
    values((heat) => heat >= 36),
  ];
  for (const group of [mild, warm, hot]) expect(group.length).toBeGreaterThan(200);
  expect(mean(warm)).toBeGreaterThan(mean(mild) * 1.15);
  expect(mean(hot)).toBeGreaterThan(mean(warm) * 1.1);
});

test('no valid value is so low that it would have been questioned', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const values = testsOf(day).flatMap(({ test }) => (test.valid ? [test.value] : []));
      expect(Math.min(...values)).toBeGreaterThanOrEqual(usualSaliva.least);
    }),
    runs,
  );
});

test('second tests show that people recover, by different amounts and some not at all', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const recoveries = fortnight(day).flatMap(({ test }) =>
        test.first === null ? [] : [test.first - test.value],
      );
      expect(recoveries.length).toBeGreaterThan(20);
      expect(new Set(recoveries).size).toBeGreaterThan(10);
      expect(Math.max(...recoveries)).toBeGreaterThan(20);
      expect(Math.min(...recoveries)).toBeLessThan(5);
      expect(mean(recoveries)).toBeGreaterThan(4);
    }),
    runs,
  );
});

interface Taken {
  worker: DemoWorker;
  test: ShiftTest;
  trouble: Trouble | undefined;
  heat: number;
}

function fortnight(from: number): Taken[] {
  return daysFrom(from, 14).flatMap(testsOf);
}

const read = new Map<number, Taken[]>();

/** The valid saliva tests of the shifts that begin on a day. */
function testsOf(day: number): Taken[] {
  const known = read.get(day);
  if (known !== undefined) return known;
  const troubled = troubledOn(day);
  const heatOf = heatOfShifts(day);
  const taken = workersOn(day).flatMap((worker) => {
    const shift = { trouble: troubled.get(worker.place), heat: heatOf(worker) };
    return shiftTests(worker, day, shift)
      .filter(({ valid }) => valid)
      .map((test) => ({ worker, test, ...shift }));
  });
  read.set(day, taken);
  return taken;
}

function daysFrom(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, nth) => from + nth);
}

/** The simulated weather as the weather calls return it for a place of work. */
function skyAt(location: DemoTag, time: number) {
  const { lat, lon } = roughly(storedPlace(location));
  return simulatedSky(lat, lon, time);
}

/** Heat index of each hour of a day. */
function indexes(location: DemoTag, day: number): number[] {
  return daysFrom(0, 24).map((hour) => {
    const { celsius, humidity } = skyAt(location, siteTime(day, hour));
    return heatIndex(celsius, humidity);
  });
}

/** Risk level of the worst job at the smelter in each hour of a day. */
function worstLevels(day: number): RiskLevel[] {
  const hazard = hazardScore(factorsOf(worstJob.metadata));
  return daysFrom(0, 24).map((hour) => {
    const { celsius, humidity, wind_kph } = skyAt(smelter, siteTime(day, hour));
    const risk = riskOf({ hazard, heat_index: heatIndex(celsius, humidity), wind_kph });
    return riskLevel(risk ?? Number.NaN);
  });
}

/** The highest temperature of a day, from its hours around the afternoon. */
function highOf(location: DemoTag, day: number): number {
  const afternoon = [12, 13, 14, 15, 16, 17];
  return Math.max(...afternoon.map((hour) => skyAt(location, siteTime(day, hour)).celsius));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
