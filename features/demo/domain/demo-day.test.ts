import { expect, test } from 'vitest';
import { boundsOfBaseline, defaultBounds, hydrationStatus } from '#hydration/domain';
import { isId } from '#packages/kit';
import { measurementsOf, retiredDevice, serialOf, siteDevices } from './demo-day.ts';
import type { DemoMeasurement } from './demo-day.ts';
import { daysBack, siteDay } from './site-day.ts';
import { locationTags } from './site-tags.ts';

const seasons = ['2026-01-20', '2026-04-10', '2026-07-15', '2026-11-21'].map((date) =>
  siteDay(Date.parse(`${date}T06:00:00Z`)),
);

test('a day gives the same rows each time, oldest first', () => {
  const [day = 0] = seasons;
  const rows = measurementsOf(day);
  expect(measurementsOf(day)).toEqual(rows);
  expect(measurementsOf(day + 1)).not.toEqual(rows);
  const times = rows.map(({ created_time }) => created_time);
  expect(times).toEqual(times.toSorted());
  expect(rows.length).toBeGreaterThan(20);
});

test('every row has its own identifier, in the order of time', () => {
  const rows = seasons.flatMap((day) => [...measurementsOf(day), ...measurementsOf(day + 1)]);
  expect(new Set(rows.map(({ measurement_id }) => measurement_id)).size).toBe(rows.length);
  for (const { measurement_id, created_time } of rows) {
    expect(isId(measurement_id)).toBe(true);
    const stamp = parseInt(measurement_id.replaceAll('-', '').slice(0, 12), 16);
    expect(stamp).toBe(Date.parse(created_time));
  }
});

test.each(seasons)('the 90 days before day %d are plausible for a site', (today) => {
  const rows = daysUpTo(today, daysBack);
  const tests = rows.filter(({ type, valid }) => type === 'sosm' && valid);
  const share = (status: string) =>
    tests.filter((row) => statusOf(row) === status).length / tests.length;
  expect(rows.length).toBeGreaterThan(5000);
  expect(share('hydrated')).toBeGreaterThan(0.55);
  expect(share('hydrated')).toBeLessThan(0.75);
  expect(share('moderate')).toBeGreaterThan(0.05);
  expect(share('severe')).toBeLessThan(0.1);
  const invalid = rows.filter(({ valid }) => !valid).length / rows.length;
  expect(invalid).toBeGreaterThan(0.003);
  expect(invalid).toBeLessThan(0.02);
  for (const { value } of rows) expect(value).toBeGreaterThan(0);
});

test('weekends are quieter than weekdays', () => {
  const counts = Array.from({ length: 28 }, (_, back) => (seasons[1] ?? 0) - back).map((day) => ({
    isWeekend: [0, 6].includes((day + 4) % 7),
    count: measurementsOf(day).length,
  }));
  const mean = (weekend: boolean) => {
    const found = counts.filter(({ isWeekend }) => isWeekend === weekend);
    return found.reduce((sum, { count }) => sum + count, 0) / found.length;
  };
  expect(mean(true)).toBeLessThan(mean(false) / 2);
});

test('people with a baseline are rated by it', () => {
  const rows = daysUpTo(seasons[0] ?? 0, daysBack);
  const baselines = rows.filter(({ type }) => type === 'sosm_baseline');
  expect(new Set(baselines.map(({ user_id }) => user_id)).size).toBeGreaterThan(10);
  for (const { metadata, value } of baselines) {
    expect(metadata.baseline?.values.length).toBeGreaterThanOrEqual(6);
    expect(metadata.baseline?.mean).toBeCloseTo(value, 1);
  }
  const rated = rows.filter(({ type, metadata }) => type === 'sosm' && metadata.baseline);
  expect(rated.length).toBeGreaterThan(1000);
});

function daysUpTo(today: number, back: number): DemoMeasurement[] {
  const days = Array.from({ length: back + 1 }, (_, index) => today - back + index);
  return days.flatMap((day) => measurementsOf(day));
}

function statusOf({ value, metadata }: DemoMeasurement): string {
  const { baseline } = metadata;
  const bounds = baseline ? boundsOfBaseline(baseline.mean, baseline.values.length) : defaultBounds;
  return hydrationStatus(value, bounds);
}

test('no two devices share a serial or an id', () => {
  expect(new Set(siteDevices.map(({ serial }) => serial)).size).toBe(siteDevices.length);
  expect(new Set(siteDevices.map(({ device_id }) => device_id)).size).toBe(siteDevices.length);
});

test('each place of work has its device, and the retired one has no place', () => {
  for (const location of locationTags) {
    const device = siteDevices.find(({ tag_id }) => tag_id === location.tag_id);
    expect(device).toMatchObject({ serial: serialOf(location), name: location.name });
  }
  expect(retiredDevice.tag_id).toBeNull();
});
