import { expect, test } from 'vitest';
import { openWbgt } from '#heat/domain';
import { forecastsOfSites } from '#heat/offline';
import type { Copy, QueuedWrite } from '#packages/sync/offline';
import type { CorrectionRow, NewReading, ReadingRow } from '#readings/contract';
import { placeId } from '#weather/domain';
import { weatherForecastOf } from '#weather/offline';
import { readingList } from './reading-list.ts';
import { mayRecordAt, readingWrites } from './reading-rows.ts';
import { offsetOfSite } from './site-offset-read.ts';
import { readingModel, readingSites } from './site-reading.ts';

const at = (clock: string) => Date.parse(`2026-11-27T${clock}:00Z`);
const now = at('05:22');
const pit = { lat: -20.7, lon: 116.8 };
const stamps = { created_time: '2026-11-01T00:00:00Z', modified_time: '2026-11-01T00:00:00Z' };

const reading = (more: Partial<ReadingRow> = {}): ReadingRow => ({
  ...{ reading_id: 'r1', location_id: 'pit', time: new Date(at('05:10')).toISOString() },
  ...{ minutes: 60, wbgt: 36, temperature: null, humidity: null, globe: null, wind_kph: null },
  ...{ heat_index: null, instrument: '', note: '', model_wbgt: 30, model_heat_index: 39 },
  ...{ recorded_by: 'boss', invalidated_time: null, active: true, ...stamps },
  ...more,
});

/** The pit at 36 °C in the sun; Ann works there, in the day crew that the boss manages. */
function copyOf(
  readings: ReadingRow[] = [],
  radiation: number | null = 900,
  site_corrections: CorrectionRow[] = [],
): Copy {
  const hours = Array.from({ length: 24 }, (_, nth) => ({
    ...{ time_epoch: at('00:00') / 1000 + nth * 3600, time: `2026-11-27 ${String(nth)}:00` },
    ...{ temp_c: 36, temp_f: 96.8, humidity: 35, pressure_mb: 1010, wind_kph: 12 },
    ...{ heatindex_c: 39, heatindex_f: 102.2, short_rad: radiation },
  }));
  const answer = {
    ...{ location: { name: '', ...pit, tz_id: 'UTC' }, current: null },
    source: { name: '', attribution: '', is_simulated: true, fetched_time: now },
    forecast: { forecastday: [{ date: '2026-11-27', hour: hours }] },
  };
  const person = (user_id: string, tag_ids: string[]) => ({
    ...{ user_id, name_first: user_id, name_last: 'Doe', email: null, org_id: 'o', tag_ids },
    ...{ active: true, is_hidden: false, experimental: false, metadata: {}, ...stamps },
  });
  const rows: Record<string, object[]> = {
    organisations: [
      { org_id: 'o', metadata: { _show_preview_features: true, _beta: ['heat stress'] } },
    ],
    tags: [
      { tag_id: 'pit', name: 'Pit', type: 'location', metadata: pit, active: true },
      { tag_id: 'day', name: 'Day', type: 'default', metadata: {}, active: true },
    ].map((tag) => ({ ...tag, is_hidden: false })),
    users: [person('ann', ['pit', 'day']), person('boss', []), person('lone', ['pit'])],
    permissions: [
      { permission_id: 'p', user_id: 'boss', access: 'manager', tag_id: 'day', active: true },
    ],
    forecasts: [{ id: placeId(pit), asked_time: now, fetched_time: now, answer }],
    ...{ readings, site_corrections },
  };
  return {
    rows: (table: string) =>
      new Map((rows[table] ?? []).map((row) => [String(Object.values(row)[0]), row])),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
    unsent: () => new Map(),
  } as unknown as Copy;
}

const context = { now, user_id: 'boss' };
const read = async (copy: Copy) =>
  (await readingSites.run(copy, { location_id: 'pit' }, context))?.[0];

test('a reading is compared with the model of its site, for the hours that it covers', async () => {
  const model = await readingModel.run(copyOf(), { location_id: 'pit', time: now }, context);
  expect(model.heat_index).toBe(39);
  expect(model.wbgt).toBeGreaterThan(27);
  const site = await read(copyOf([reading()]));
  expect(site).toMatchObject({
    ...{ location_id: 'pit', zone: 'UTC', mayRecord: true },
    current: {
      ...{ time: at('05:10'), from: at('05:00'), until: at('07:00') },
      ...{ hasWbgt: true, hasAir: false, heat_index: null },
      wbgt: { measured: 36, model: model.wbgt },
    },
  });
});

test('measured air gives the heat index and the WBGT under the sun of the model', async () => {
  const air = { wbgt: null, temperature: 33, humidity: 60, heat_index: 41 };
  const { current } = (await read(copyOf([reading(air)]))) ?? {};
  expect(current).toMatchObject({
    ...{ hasWbgt: false, hasAir: true, heat_index: { measured: 41, model: 39 } },
  });
  expect(current?.wbgt?.measured).not.toBe(current?.wbgt?.model);
  const dark = await read(copyOf([reading(air)], null));
  expect(dark?.current).toMatchObject({ wbgt: null, heat_index: { measured: 41 } });
});

test('an invalid, an old and a foreign reading replace nothing', async () => {
  const others = [
    reading({ invalidated_time: stamps.created_time }),
    reading({ time: new Date(at('03:30')).toISOString() }),
    reading({ location_id: 'yard' }),
    reading({ active: false }),
  ];
  for (const each of others) expect((await read(copyOf([each])))?.current).toBeNull();
});

test('the weather card keeps the answer of the service', async () => {
  const forecast = await weatherForecastOf.run(copyOf([reading()]), { tag_id: 'pit' }, context);
  const hours = forecast?.answer.forecast.forecastday.flatMap((day) => day.hour) ?? [];
  expect(hours).toHaveLength(24);
  expect(hours.some(({ measured }) => measured !== undefined)).toBe(false);
});

test('who measures somebody else there may record; a worker alone may not', () => {
  const copy = copyOf();
  expect(['boss', 'ann', 'lone'].map((who) => mayRecordAt(copy, 'pit', who))).toEqual([
    ...[true, false, false],
  ]);
  expect(mayRecordAt(copy, 'yard', 'boss')).toBe(false);
});

test('the list names location and recorder, the newest first', async () => {
  const older = reading({ reading_id: 'r0', time: new Date(at('01:00')).toISOString() });
  const list = await readingList.run(copyOf([older, reading()]), { location_id: null }, context);
  expect(list).toMatchObject([
    { reading_id: 'r1', location: 'Pit', zone: 'UTC', recorder: 'boss Doe', mayChange: true },
    { reading_id: 'r0' },
  ]);
});

test('a queued reading replaces the model at once, and nothing once it is refused', () => {
  const [kind] = readingWrites;
  const body = { reading_id: 'r2', location_id: 'pit', wbgt: 30 } as NewReading;
  const write = (state: string) =>
    ({ id: 'r2', kind: 'reading.create', body, queued_at: now, state }) as unknown as QueuedWrite;
  const rowOf = (state: string) => kind?.rowOf(write(state), copyOf(), 'boss');
  expect(rowOf('waiting')).toMatchObject({
    ...{ reading_id: 'r2', recorded_by: 'boss', invalidated_time: null, active: true },
  });
  expect(rowOf('refused')).toMatchObject({ invalidated_time: new Date(now).toISOString() });
  expect(kind?.refusalOf(write('waiting'), { reading_id: 'r2' })).toBeNull();
});

test('a site differs from the weather service by its stored readings of three days', async () => {
  const days = ['24', '25', '26'].map((day) => {
    const time = `2026-11-${day}T05:00:00.000Z`;
    return reading({ reading_id: day, time, created_time: time, wbgt: 31.5, model_wbgt: 30 });
  });
  const found = (rows: ReadingRow[]) =>
    offsetOfSite.run(copyOf(rows), { location_id: 'pit' }, context);
  expect(await found(days)).toEqual({
    offset: { wbgt: { mean: 1.5, least: 1.5, most: 1.5, count: 3 }, heat_index: null },
    ...{ correction: null, mayCorrect: false },
  });
  const [first, ...others] = days;
  expect(await found([...others, { ...(first as ReadingRow), location_id: 'yard' }])).toMatchObject(
    { offset: null },
  );
  expect(await found([...others, { ...(first as ReadingRow), active: false }])).toMatchObject({
    offset: null,
  });
});

const correction = (more: Partial<CorrectionRow> = {}): CorrectionRow => ({
  ...{ correction_id: 'c', location_id: 'pit', kelvin: 1.8, readings: 5, ended_time: null },
  ...{ until_time: '2026-12-04T05:00:00.000Z', active: true, ...stamps },
  ...more,
});

test('a correction is added to the forecast of its site, and a reading replaces both', async () => {
  const model = await readingModel.run(copyOf(), { location_id: 'pit', time: now }, context);
  const hourOf = (copy: Copy) => {
    const [site] = forecastsOfSites(copy);
    const hours = site?.forecast?.answer.forecast.forecastday[0]?.hour ?? [];
    return hours.find(({ time_epoch }) => time_epoch * 1000 === at('05:00'));
  };
  const on = copyOf([], 900, [correction()]);
  const own = hourOf(on);
  expect(own?.correction).toBe(1.8);
  expect(own && openWbgt(own, pit)).toBeCloseTo((model.wbgt ?? 0) + 1.8, 9);
  // The values that are stored with a reading stay those of the model.
  expect(await readingModel.run(on, { location_id: 'pit', time: now }, context)).toEqual(model);
  expect(await read(on)).toMatchObject({
    current: null,
    correction: { correction_id: 'c', kelvin: 1.8, until: Date.parse('2026-12-04T05:00Z') },
  });
  const both = copyOf([reading({ wbgt: 25 })], 900, [correction()]);
  expect((await read(both))?.current?.wbgt).toEqual({ measured: 25, model: model.wbgt });
  for (const other of [{ location_id: 'yard' }, { ended_time: stamps.created_time }]) {
    const copy = copyOf([], 900, [correction(other)]);
    expect(hourOf(copy)?.correction).toBeUndefined();
    expect((await read(copy))?.correction).toBeNull();
  }
});
