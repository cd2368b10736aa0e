import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { peakRectal } from '../strain/work-pattern.ts';
import { bestMinutes, commonTrigger, hourAdvice, mostWater, waterFloor } from './hour-advice.ts';
import type { HourAdvice } from './hour-advice.ts';
import type { Acclimatisation } from '../limits/exposure-limit.ts';
import type { Crew, CrewPlace, CrewWeather } from './crew.ts';
import { airConditioned } from './rest-place.ts';
import { evenly } from '#packages/testing/numbers';
import { strainPhase } from './strain-range.ts';

/** An hour and a crew for tests, with the heat trigger of its organisation. */
interface RandomHour {
  readonly weather: CrewWeather;
  readonly crew: Crew;
  readonly trigger: number;
  /** Clothes that are warmer than common ones. */
  readonly warmer: { readonly clothing: number; readonly clo: number | null };
  /** How much hotter another hour is: K of the air, of the WBGT, and of the heat index. */
  readonly more: { readonly air: number; readonly wbgt: number; readonly index: number };
}

const acclimatisations: readonly Acclimatisation[] = ['acclimatised', 'unacclimatised', 'unknown'];
const clothings: readonly (readonly [clothing: number, clo: number | null])[] = [
  ...([
    [-1, 0.3],
    [0, 0.6],
    [0, 0.7],
    [0, 0.05],
    [0.5, null],
    [3, null],
    [11, null],
  ] as const),
];

/** Hours of all kinds: frost and desert, night and noon, calm and storm; most of them warm. */
const randomHour: fc.Arbitrary<RandomHour> = fc
  .record({
    celsius: fc.oneof(
      { weight: 3, arbitrary: evenly(20, 45) },
      { weight: 1, arbitrary: evenly(-10, 55) },
    ),
    humidity: evenly(2, 100),
    excess: evenly(-10, 65),
    wind: evenly(0.13, 5),
    wbgt: evenly(-8, 6),
    cooler: evenly(0, 5),
    index: evenly(-2, 8),
    isCooled: fc.boolean(),
    work_rate: fc.constantFrom(2, 4, 6),
    clothes: fc.constantFrom(...clothings),
    warmer: fc.record({
      clothing: fc.constantFrom(0, 0.5, 1, 3, 11),
      clo: fc.constantFrom(null, 0.7, 0.9, 1),
    }),
    acclimatisation: fc.constantFrom(...acclimatisations),
    workers: fc.integer({ min: 1, max: 40 }),
    trigger: fc.constantFrom(commonTrigger, 20, 38),
    more: fc.record({ air: evenly(0.1, 8), wbgt: evenly(0, 4), index: evenly(0, 8) }),
  })
  .map(({ celsius, humidity, excess, wind, work_rate, acclimatisation, workers, ...one }) => {
    const air = { celsius, humidity, wind };
    // A WBGT between the air and its wet bulb, roughly, so that all kinds of limits are met.
    const wbgt = celsius * (0.62 + humidity / 400) + one.wbgt;
    const work: CrewPlace = { ...air, radiant: celsius + excess, wbgt };
    const shade = { ...air, radiant: celsius + Math.min(excess, 8), wbgt: wbgt - one.cooler };
    const rest = one.isCooled ? airConditioned : shade;
    const [clothing, clo] = one.clothes;
    return {
      weather: { work, shade, rest, heat_index: celsius + one.index },
      crew: { work_rate, clothing, clo, acclimatisation, workers },
      ...{ trigger: one.trigger, more: one.more, warmer: one.warmer },
    };
  });

/** An acclimatised body loses 5 % of its mass in the last minute of half a shift of this hour without a rest. */
const lostInLastMinute: RandomHour = {
  weather: lastMinuteWeather(),
  crew: { work_rate: 6, clothing: 0, clo: 0.6, acclimatisation: 'unknown', workers: 31 },
  trigger: 38,
  more: { air: 3.718, wbgt: 3.792, index: 0.002 },
  warmer: { clothing: 3, clo: null },
};

/** A tenth of what `npm run prove:heat` tries; the seed is another one each time. */
const runs = Number(process.env['RANDOM_HOURS'] ?? 1000);
// An advice takes a millisecond, so the advice for these hours is computed once for all invariants.
const seed = Date.now();
const hours = [lostInLastMinute, ...fc.sample(randomHour, { numRuns: runs, seed })];
const advised = hours.map((one) => ({ one, advice: adviceOf(one) }));

describe(
  `in ${String(runs)} random hours, jobs and crews of the seed ${String(seed)}`,
  {
    timeout: 300_000,
  },
  () => {
    test('minutes of work and of rest are an hour, and spells are all of the work', () => {
      each(({ work_minutes, rest_minutes, spells }) => {
        expect(work_minutes + rest_minutes).toBe(60);
        expect((spells?.count ?? 0) * (spells?.minutes ?? 0)).toBe(work_minutes);
        expect((spells?.count ?? 0) * (spells?.rest ?? 0)).toBe(spells === null ? 0 : rest_minutes);
      });
    });

    test('minutes of work never exceed what the stretch allows', () => {
      each(({ work_minutes, spells, stretch }) => {
        const longest = stretch?.minutes ?? Number.POSITIVE_INFINITY;
        expect(spells?.minutes ?? 0).toBeLessThanOrEqual(longest);
        if (work_minutes === 60) expect(longest).toBeGreaterThanOrEqual(240);
        if (longest < work_minutes) expect(spells?.count).toBeGreaterThan(1);
      });
    });

    test('no work has no stretch and no spells', () => {
      each(({ work_minutes, spells, stretch }) => {
        expect(stretch === null).toBe(work_minutes === 0);
        expect(spells === null).toBe(work_minutes === 0);
      });
    });

    test('people who are not acclimatised never get more work or less water', () => {
      for (const { one, advice } of advised) {
        if (one.crew.acclimatisation !== 'acclimatised') continue;
        for (const acclimatisation of ['unacclimatised', 'unknown'] as const) {
          const other = adviceOf({ ...one, crew: { ...one.crew, acclimatisation } });
          const note = JSON.stringify(one);
          expect(other.work_minutes, note).toBeLessThanOrEqual(advice.work_minutes);
          expect(other.water.litres, note).toBeGreaterThanOrEqual(advice.water.litres);
        }
      }
    });

    test('a hotter hour of the same vapour never allows more work or asks for less water', () => {
      each((advice, one) => {
        const hotter = adviceOf({ ...one, weather: hotterHour(one) });
        expect(hotter.work_minutes).toBeLessThanOrEqual(advice.work_minutes);
        expect(hotter.water.litres).toBeGreaterThanOrEqual(advice.water.litres);
      });
    });

    test('a heavier class, or warmer clothes than those of work, never get more work', () => {
      each((advice, one) => {
        const { crew } = one;
        if (crew.work_rate < 6) {
          const heavier = adviceOf({ ...one, crew: { ...crew, work_rate: crew.work_rate + 2 } });
          expect(heavier.work_minutes).toBeLessThanOrEqual(advice.work_minutes);
        }
        if (crew.clo !== 0.6) return;
        const warmer = adviceOf({ ...one, crew: { ...crew, ...one.warmer } });
        expect(warmer.work_minutes).toBeLessThanOrEqual(advice.work_minutes);
      });
    });

    test('more WBGT alone never allows more work or asks for less water', () => {
      each((advice, one) => {
        const hotter = adviceOf({ ...one, weather: hourOfMoreWbgt(one) });
        expect(hotter.work_minutes).toBeLessThanOrEqual(advice.work_minutes);
        expect(hotter.water.litres).toBeGreaterThanOrEqual(advice.water.litres);
      });
    });

    test('water is at least the legal minimum once the trigger is met, and never unsafe', () => {
      each(({ water, litres_of_crew }, { weather, trigger, crew }) => {
        if (weather.heat_index >= trigger) expect(water.litres).toBeGreaterThanOrEqual(waterFloor);
        expect(water.litres).toBeGreaterThan(0);
        expect(water.litres).toBeLessThanOrEqual(mostWater);
        expect(litres_of_crew).toBe(water.litres * crew.workers);
      });
    });

    test('without a heat index the legal minimum of water is due', () => {
      for (const { one } of advised.slice(0, 200)) {
        const weather = { ...one.weather, heat_index: Number.NaN };
        expect(adviceOf({ ...one, weather }).water.litres).toBeGreaterThanOrEqual(waterFloor);
      }
    });

    test('the light end of the class never gets less than the advice', () => {
      each((advice, { weather, crew }) => {
        expect(bestMinutes(weather, crew, advice)).toBeGreaterThanOrEqual(advice.work_minutes);
      });
    });

    test('within its range, ISO 7933 tolerates the advised hour for half a shift', () => {
      each(({ spells, work_minutes, stretch }, { weather, crew }) => {
        if (spells === null || stretch?.minutes === null) return;
        const of = { clo: crew.clo, isAcclimatised: true };
        const watts = { 2: 233, 4: 349, 6: 465 }[crew.work_rate] ?? Number.NaN;
        const work = strainPhase(weather.work, { ...of, watts, isRest: false });
        const rest = strainPhase(weather.shade, { ...of, watts: 115, isRest: true });
        const peak = peakRectal({ work, rest, work_minutes, spells: spells.count });
        expect(peak).toBeLessThanOrEqual(38);
      });
    });
  },
);

function lastMinuteWeather(): CrewWeather {
  const air = { celsius: 36.15, humidity: 63.122, wind: 1.814, radiant: 36.147 };
  const shade = { ...air, wbgt: 17.797 };
  return { work: { ...air, wbgt: 22.005 }, shade, rest: shade, heat_index: 42.21 };
}

function each(check: (advice: HourAdvice, one: RandomHour) => void): void {
  for (const { one, advice } of advised) {
    try {
      check(advice, one);
    } catch (error) {
      throw new Error(JSON.stringify(one), { cause: error });
    }
  }
}

function adviceOf({ weather, crew, trigger }: RandomHour): HourAdvice {
  const advice = hourAdvice(weather, crew, trigger);
  if (advice === null) throw new Error('The hour has no advice.');
  return advice;
}

/** The same hour with hotter air of the same vapour, more WBGT and a higher heat index. */
function hotterHour({ weather, more }: RandomHour): CrewWeather {
  const { work, rest, heat_index } = weather;
  const shade = hotterPlace(weather.shade, more);
  return {
    work: hotterPlace(work, more),
    shade,
    rest: rest === airConditioned ? rest : shade,
    heat_index: heat_index + more.index,
  };
}

/** The same hour with more WBGT, and nothing else. */
function hourOfMoreWbgt({ weather, more }: RandomHour): CrewWeather {
  const { work } = weather;
  return { ...weather, work: { ...work, wbgt: work.wbgt + more.wbgt } };
}

function hotterPlace(place: CrewPlace, more: RandomHour['more']): CrewPlace {
  const celsius = place.celsius + more.air;
  const humidity = (place.humidity * saturated(place.celsius)) / saturated(celsius);
  const radiant = place.radiant + more.air;
  return { ...place, celsius, humidity, radiant, wbgt: place.wbgt + more.wbgt };
}

function saturated(celsius: number): number {
  return 0.6105 * Math.exp((17.27 * celsius) / (celsius + 237.3));
}
