import fc from 'fast-check';
import { evenly } from '#packages/testing/numbers';
import type { Acclimatisation } from '../limits/exposure-limit.ts';
import type { Crew, CrewPlace, CrewWeather } from './crew.ts';
import { airConditioned } from './rest-place.ts';
import { commonTrigger } from './water.ts';

/** An hour and a crew for tests, with the heat trigger of its organisation. */
export interface RandomHour {
  readonly weather: CrewWeather;
  readonly crew: Crew;
  readonly trigger: number;
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
export const randomHour: fc.Arbitrary<RandomHour> = fc
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
      ...{ trigger: one.trigger, more: one.more },
    };
  });

/** The same hour with hotter air of the same vapour, more WBGT and a higher heat index. */
export function hotterHour({ weather, more }: RandomHour): CrewWeather {
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
export function hourOfMoreWbgt({ weather, more }: RandomHour): CrewWeather {
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
  return Math.exp((17.27 * celsius) / (celsius + 237.3));
}
