import { expect, test } from 'vitest';
import type { WeatherDay, WeatherHour } from '#weather/contract';
import { adviceOfHours, cardDay, crewCard, crewHours, hoursLeft } from './crew-card.ts';
import type { CrewPlan } from './crew-card.ts';

const perth = { lat: -31.95, lon: 115.86 };
const crew = {
  ...{ work_rate: 6, clothing: 0, clo: 0.6, workers: 6 },
  acclimatisation: 'unacclimatised',
} as const;
const plan: CrewPlan = { place: perth, crew, rest: 'shade', trigger: 26.7 };

const date = '2026-01-15';
const dayOf = (hour: readonly WeatherHour[]): WeatherDay => ({
  date,
  day: {
    ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
    ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
  },
  hour: [...hour],
});
const cardOf = (hours: readonly WeatherHour[], of: Partial<CrewPlan> = {}) =>
  crewCard([dayOf(hours)], date, { ...plan, ...of });

/** An hour in Perth's summer: noon in the sun, or midnight. */
const hourOf = (utc: string, temp_c: number, short_rad: number | null): WeatherHour => ({
  ...{ time: `${date} ${utc.slice(11, 16)}`, time_epoch: Date.parse(utc) / 1000 },
  ...{ temp_c, temp_f: 0, is_day: 1 },
  ...{ condition: { text: 'Sunny' }, wind_kph: 12, wind_mph: 7.5, wind_degree: 90, wind_dir: 'E' },
  ...{ pressure_mb: 1010, humidity: 40, cloud: 0, uv: 8, heatindex_c: temp_c, heatindex_f: 0 },
  short_rad,
});
const noon = hourOf('2026-01-15T04:00:00Z', 38, 1000);
const night = hourOf('2026-01-15T18:00:00Z', 18, 0);

test('heavy work of new people in the noon sun is broken up, and by night it is not', () => {
  const card = cardOf([noon, night]);
  const [hot, cool] = [card[0]?.advice, card.at(-1)?.advice];
  expect(hot?.work_minutes).toBeLessThan(30);
  expect(hot?.wbgt).toBeGreaterThan(28);
  expect(hot?.limit).toEqual({ name: 'RAL', celsius: expect.closeTo(22.29, 2) });
  expect(hot?.litres_of_crew).toBe((hot?.water.litres ?? 0) * 6);
  expect(cool?.work_minutes).toBe(60);
});

test('the next hours have the advice of the card, and none without the current hour', () => {
  const later = hourOf('2026-01-15T05:00:00Z', 36, 900);
  const days = [dayOf([noon, later])];
  const at = (clock: string) => crewHours(days, Date.parse(`2026-01-15T${clock}:00Z`), 4, plan);
  const [first, second] = crewCard(days, date, plan);
  expect(at('04:59').map(({ advice }) => advice)).toEqual([first?.advice, second?.advice]);
  expect(at('05:00').map(({ advice }) => advice)).toEqual([second?.advice]);
  expect(at('06:00')).toEqual([]);
  expect(crewHours(days, Date.parse('2026-01-15T04:00:00Z'), 1, plan)).toHaveLength(1);
});

test('an air-conditioned rest allows more work than one in the shade', () => {
  const warm = hourOf('2026-01-15T04:00:00Z', 32, 1000);
  const minutes = (['shade', 'air-conditioned'] as const).map(
    (rest) => cardOf([warm], { rest })[0]?.advice?.work_minutes ?? -1,
  );
  expect(minutes[1]).toBeGreaterThan(minutes[0] ?? 60);
});

test('the light end of the class is shown beside the advice, and never less', () => {
  const [hour] = cardOf([noon], { crew: { ...crew, acclimatisation: 'unknown' } });
  expect(hour?.best_minutes).toBeGreaterThan(hour?.advice?.work_minutes ?? 60);
});

test('the same hour without sun allows more work', () => {
  const [sunny, shade] = [1000, 0].map((rays) => hourOf('2026-01-15T04:00:00Z', 32, rays));
  if (sunny === undefined || shade === undefined) throw new Error('no hours');
  const used = { crew: { ...crew, acclimatisation: 'acclimatised' as const } };
  const [[sun], [cloud]] = [cardOf([sunny], used), cardOf([shade], used)];
  expect(cloud?.advice?.work_minutes).toBeGreaterThan(sun?.advice?.work_minutes ?? 60);
});

test('without radiation, or without an assessed job, there is no advice', () => {
  const [unknown] = cardOf([hourOf('2026-01-15T04:00:00Z', 38, null)]);
  expect(unknown).toMatchObject({ advice: null, best_minutes: null });
  const [unassessed] = cardOf([noon], { crew: { ...crew, work_rate: -1 } });
  expect(unassessed).toMatchObject({ advice: null });
});

test('a day missing in the forecast, between two others, has no card', () => {
  const later = hourOf('2026-01-18T04:00:00Z', 38, 900);
  const days = [
    dayOf([noon]),
    { ...dayOf([{ ...later, time: '2026-01-18 04:00' }]), date: '2026-01-18' },
  ];
  expect(crewCard(days, '2026-01-16', plan)).toEqual([]);
});

test('an hour missing in the forecast is on the card without advice', () => {
  const after = hourOf('2026-01-15T06:00:00Z', 38, 900);
  const other = { ...dayOf([night]), date: '2026-01-16' };
  const card = crewCard([dayOf([noon, after]), other], date, plan);
  expect(card.slice(0, 3).map(({ time, advice }) => [time, advice === null])).toEqual([
    ...[
      ['2026-01-15 04:00', false],
      ['2026-01-15 05:00', true],
      ['2026-01-15 06:00', false],
    ],
  ]);
});

test('a card opens on today while an hour of daylight is left, otherwise on tomorrow', () => {
  const dark = { ...night, is_day: 0 as const };
  const next = { ...dayOf([noon]), date: '2026-01-16' };
  const days = [dayOf([noon, dark]), next];
  const at = (utc: string) => ({ today: date, tomorrow: '2026-01-16', now: Date.parse(utc) });
  expect(cardDay(days, at('2026-01-15T04:59:00Z'))).toBe(date);
  expect(cardDay(days, at('2026-01-15T05:00:00Z'))).toBe('2026-01-16');
  expect(cardDay([dayOf([noon, dark])], at('2026-01-15T05:00:00Z'))).toBe(date);
  expect(cardDay([], at('2026-01-15T05:00:00Z'))).toBeNull();
});

test('the rest of a card starts with the hour that is not over', () => {
  const after = hourOf('2026-01-15T06:00:00Z', 38, 900);
  const card = crewCard([dayOf([noon, after])], date, plan);
  const left = (utc: string) => hoursLeft(card, Date.parse(utc)).map(({ time }) => time);
  const all = card.map(({ time }) => time);
  expect(left('2026-01-14T12:00:00Z')).toEqual(all);
  expect(left('2026-01-15T04:59:59Z')).toEqual(all);
  expect(left('2026-01-15T05:00:00Z')[0]).toBe('2026-01-15 06:00');
  expect(left('2026-01-15T06:30:00Z')[0]).toBe('2026-01-15 06:00');
});

test('card and planner give the same advice for the same hour, in 10 000 of them', () => {
  const perDay = 20;
  // Light work of acclimatised people: most of its advice is quick to compute.
  const light = {
    ...plan,
    crew: { ...crew, work_rate: 2, acclimatisation: 'acclimatised' as const },
  };
  const days = Array.from({ length: 500 }, (_, day) => {
    const hours = Array.from({ length: perDay }, (__, nth) => {
      const at = Date.parse('2026-01-01T00:00:00Z') + (day * 24 + nth) * 3_600_000;
      const celsius = 8 + ((day * 7 + nth * 3) % 28);
      const hour = hourOf(new Date(at).toISOString(), celsius, (nth * 97) % 1000);
      return { ...hour, time: new Date(at).toISOString().slice(0, 16).replace('T', ' ') };
    });
    return { ...dayOf(hours), date: hours[0]?.time.slice(0, 10) ?? '' };
  });
  const ofPlanner = new Map(adviceOfHours(days, light).map((each) => [each.time, each.advice]));
  const ofCard = days.flatMap((day) =>
    crewCard([day], day.date, light).map(({ time, advice }) => ({ time, advice })),
  );
  expect(ofCard).toHaveLength(500 * perDay);
  for (const { time, advice } of ofCard) expect(ofPlanner.get(time)).toEqual(advice);
}, 300_000);
