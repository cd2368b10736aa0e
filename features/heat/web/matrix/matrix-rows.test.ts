import { expect, test } from 'vitest';
import type { SiteJob, SiteJobs } from '#heat/offline';
import { factorsOf } from '#jobs/domain';
import type { WeatherHour } from '#weather/contract';
import { cellWords, columnsOf, matrixFile, matrixRows, worstNow } from './matrix-rows.ts';

const hourOf = (time: string, heatindex_c: number, wind_kph: number): WeatherHour => ({
  ...{ time, time_epoch: 0, temp_c: 30, temp_f: 86, is_day: 1, condition: { text: 'Sunny' } },
  ...{ wind_degree: 90, wind_dir: 'E', pressure_mb: 1010, humidity: 40, cloud: 0, uv: 8 },
  ...{ short_rad: null, heatindex_c, heatindex_f: 100.4, wind_kph, wind_mph: 7.5 },
});
const day = {
  ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
  ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
};
const unset = factorsOf({});
const jobOf = (name: string, hazard: number, workers: number): SiteJob => ({
  ...{ tag_id: name, name, workers, hazard, factors: unset },
});
const site: SiteJobs = {
  ...{
    name: 'North Pit',
    lat: -31.95,
    lon: 115.86,
    fetched_time: 1,
    is_simulated: true,
    source: 'Simulated',
  },
  ...{ zone: 'Australia/Perth', current: null },
  days: [
    {
      ...{ date: '2026-11-23', day },
      hour: [hourOf('2026-11-23 06:00', 26, 12), hourOf('2026-11-23 14:00', 38, 12)],
    },
  ],
  jobless: 0,
  jobs: [
    jobOf('Survey', 10, 5),
    jobOf('Office', -1, 2),
    jobOf('Scaffolding', 22, 14),
    jobOf('Idle', 30, 0),
  ],
};
const today = { days: site.days, hasToday: true, hasAll: false };
const metric = { system: 'metric', isRange: false } as const;

test('[RISK-41] the worst job is first, unassessed ones last, those without workers only on request', () => {
  const names = (hasAll: boolean) =>
    matrixRows(site, { ...today, hasAll }).map(({ job }) => job.name);
  expect(names(false)).toEqual(['Scaffolding', 'Survey', 'Office']);
  expect(names(true)).toEqual(['Idle', 'Scaffolding', 'Survey', 'Office']);
});

test('[RISK-42] a cell shows its time, risk, heat index and wind in the units of the organisation', () => {
  const [row] = matrixRows(site, today);
  if (row === undefined) throw new Error('no row');
  expect(cellWords(row, 'max', metric)).toEqual([
    ...['Time 14:00', 'Risk score 72', 'Heat index 38.0 °C', 'Wind speed 12 km/h'],
  ]);
  expect(cellWords(row, 'avg', { ...metric, system: 'imperial' })).toEqual([
    ...['Mean of the day', 'Risk score 48', 'Heat index 100.4 °F', 'Wind speed 7.5 mph'],
  ]);
  expect(cellWords(row, 'curr', metric)).toEqual([]);
});

test('a high risk in the mildest heat is marked as because of the job', () => {
  const jobs = [jobOf('Furnace', 30, 4)];
  const [row] = matrixRows({ ...site, jobs }, today);
  if (row === undefined) throw new Error('no row');
  // 26 degrees: 1 x (30 + 2).
  expect(cellWords(row, 'min', metric)).toEqual([
    ...['Time 06:00', 'Risk score 32', 'Heat index 26.0 °C', 'Wind speed 12 km/h'],
    'High because of the job, not the weather.',
  ]);
  expect(cellWords(row, 'max', metric).at(-1)).toBe('Wind speed 12 km/h');
});

test('for several days the worst hour is shown with its day, and the mean is that of all hours', () => {
  const cooler = { date: '2026-11-24', day, hour: [hourOf('2026-11-24 14:00', 26, 45)] };
  const days = [...site.days, cooler];
  const row = matrixRows(site, { ...today, days }).find(({ job }) => job.name === 'Survey');
  if (row === undefined) throw new Error('no row');
  const words = (column: 'min' | 'avg' | 'max') =>
    cellWords(row, column, { ...metric, isRange: true }).slice(0, 2);
  expect(words('min')).toEqual(['Time Tue 24 Nov, 14:00', 'Risk score 10']);
  expect(words('max')).toEqual(['Time Mon 23 Nov, 14:00', 'Risk score 36']);
  // 26, 38 and 26 degrees, 12, 12 and 45 km/h.
  expect(words('avg')).toEqual(['Mean of these days', 'Risk score 22']);
});

test('a day missing in the forecast has no risk, and a future day has no current one', () => {
  const [row] = matrixRows(site, { days: [], hasToday: false, hasAll: false });
  expect(row?.risks).toEqual({ min: null, avg: null, max: null, curr: null });
  expect(columnsOf(false)).toEqual(['min', 'avg', 'max']);
});

test('the cell that opens by itself is the worst one of now; on another day there is none', () => {
  const current = { ...hourOf('2026-11-23 14:00', 38, 12), last_updated: '2026-11-23 14:00' };
  const now = { ...site, current } as unknown as SiteJobs;
  const { tag_id } = jobOf('Scaffolding', 22, 14);
  expect(worstNow(matrixRows(now, today))).toEqual({ job_id: tag_id, column: 'curr' });
  expect(worstNow(matrixRows(now, { ...today, hasToday: false }))).toBeNull();
  expect(worstNow(matrixRows({ ...now, jobs: [] }, today))).toBeNull();
});

test('the file has a line for each cell', () => {
  const rows = matrixRows(site, today);
  const file = matrixFile(rows, columnsOf(true), 'metric');
  expect(file).toHaveLength(1 + 3 * 4);
  expect(file[3]).toEqual([
    ...['Scaffolding', '14', 'Max', '72', '2026-11-23 14:00', '38.0 °C', '12 km/h'],
  ]);
  expect(file.at(-1)).toEqual(['Office', '2', 'Curr', '-', '', '', '']);
});
