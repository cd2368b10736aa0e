import { expect, test } from 'vitest';
import { restOfHour } from '#breaks/domain';
import { adviceOfHour } from '#heat/domain';
import type { HourAdvice } from '#heat/domain';
import type { AskedRest } from '#rule-packs/domain';
import type { WeatherHour } from '#weather/contract';
import { ownHour } from './own-hour.ts';

const weather = (heatindex_c: number): WeatherHour =>
  ({ time_epoch: 0, temp_c: 30, heatindex_c, wind_kph: 5 }) as WeatherHour;
const advice = (rest_minutes: number, loss: number): HourAdvice =>
  ({
    ...{ rest_minutes, work_minutes: 60 - rest_minutes },
    spells:
      rest_minutes === 60 ? null : { count: 1, minutes: 60 - rest_minutes, rest: rest_minutes },
    water: { litres: 1, loss, by: 'loss' },
  }) as HourAdvice;
const own = (heat_index: number, ...advices: HourAdvice[]) =>
  ownHour(weather(heat_index), {
    ...{ hazard: 10, threshold: 32, waterTrigger: 27 },
    works: advices.map((each) => ({ advice: each, asked: null, askedWater: null })),
  });

test.each([
  ['no rest below the threshold', 31, 0, 0],
  ['15 minutes in two hours from the threshold on', 32, 0, 8],
  ['15 minutes after each spell of a card with less', 32, 5, 13],
  ['the card where it has more', 32, 20, 20],
  ['no work at all', 32, 60, 60],
])('the rest is never less than that of the breaks: %s', (_, heat_index, card, expected) => {
  const { rest_minutes, work_minutes } = own(heat_index, advice(card, 0.4));
  expect([rest_minutes, work_minutes]).toEqual([expected, 60 - expected]);
  const planned = restOfHour({
    ...{ start: 0, heat_index, threshold: 32, advice: advice(card, 0.4) },
  });
  const share = planned === null ? 0 : planned.rest / (planned.work + planned.rest);
  expect((rest_minutes ?? 0) / 60).toBeGreaterThanOrEqual(share);
});

test('of several jobs the most rest and the most water count, also if they are of two', () => {
  expect(own(30, advice(15, 0.3), advice(0, 0.9))).toMatchObject({ rest_minutes: 15, litres: 1 });
  expect(own(20, advice(0, 0.2), advice(0, 0.7))).toMatchObject({ rest_minutes: 0, litres: 0.75 });
});

test('the water is that of the crew card, below its trigger and from it on', () => {
  const place = { lat: -20.7, lon: 116.8 };
  const crew = {
    ...{ workers: 1, work_rate: 2, clothing: 0, clo: 0.6, acclimatisation: 'acclimatised' },
  } as Parameters<typeof adviceOfHour>[1]['crew'];
  for (const heat_index of [15, 26.9, 27, 35]) {
    const hour = {
      ...weather(heat_index),
      ...{ time_epoch: 1_795_750_000, humidity: 40, pressure_mb: 1010, short_rad: 500 },
    };
    const card = adviceOfHour(hour, { place, crew, rest: 'shade', trigger: 27 });
    const kept = adviceOfHour(hour, { place, crew, rest: 'shade', trigger: 0 });
    if (card === null || kept === null) throw new Error('No advice');
    const found = ownHour(hour, {
      ...{ hazard: 1, threshold: 32, waterTrigger: 27 },
      works: [{ advice: kept, asked: null, askedWater: null }],
    });
    expect([heat_index, found.litres]).toEqual([heat_index, card.water.litres]);
  }
});

test('without an assessed job there are no minutes and no water', () => {
  expect(own(40)).toMatchObject({ work_minutes: null, rest_minutes: null, litres: null });
});

test('a rule of the location counts where it asks for more rest, also without an assessed job', () => {
  const asked = (work: number, rest: number) =>
    ({ work, rest, duty: { duty: {} } }) as unknown as AskedRest;
  const found = (card: HourAdvice | null, rule: AskedRest) =>
    ownHour(weather(25), {
      ...{ hazard: 10, threshold: 32, waterTrigger: 27 },
      works: [{ advice: card, asked: rule, askedWater: null }],
    });
  expect(found(advice(5, 0.4), asked(45, 15))).toMatchObject({ rest_minutes: 15 });
  expect(found(advice(20, 0.4), asked(45, 15))).toMatchObject({ rest_minutes: 20 });
  expect(found(null, asked(0, 60))).toMatchObject({ rest_minutes: 60, work_minutes: 0 });
});

test.each([
  ['more than the loss of the body', 0.4, 0.946, 1],
  ['less than it', 0.9, 0.5, 1],
  ['more than anybody should drink', 0.4, 2, 1.42],
  ['nothing', 0.4, null, 0.5],
])('a rule asks for water, also without an assessed job: %s', (_, loss, askedWater, expected) => {
  // 88 °F, below the threshold of the organisation.
  const found = (card: HourAdvice | null) =>
    ownHour(weather(31.1), {
      ...{ hazard: 10, threshold: 35, waterTrigger: 35 },
      works: [{ advice: card, asked: null, askedWater }],
    }).litres;
  expect(found(advice(0, loss))).toBe(expected);
  if (askedWater !== 0.5) expect(found(null)).toBe(askedWater === null ? null : expected);
});
