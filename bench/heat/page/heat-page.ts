// Runs in the browser: the product's formulas with random inputs.
import {
  airConditioned,
  hourAdvice,
  outdoorWbgt,
  riskMatrix,
  safeChanges,
  surroundingsOf,
} from '#heat/domain';
import { seededRandom } from '#packages/kit';
import { riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';

/** Figures in milliseconds, unless stated otherwise. */
export interface HeatFigures {
  /** Median of all cells of 200 jobs at 50 sites in 336 hours. */
  readonly matrix: number;
  readonly cells: number;
  /** Evaluations of a WBGT in a second. */
  readonly wbgt: number;
  /** The slowest of 1000 explanations of a cell. */
  readonly explain: number;
  /** Mean of an hour of advice, over the 336 hours of a planner for each class of work. */
  readonly advice: number;
  /** The same for crews with an air-conditioned rest place. */
  readonly cooled: number;
}

const random = seededRandom(7);
const between = (least: number, most: number) => least + random() * (most - least);
const list = <Each>(length: number, each: () => Each) => Array.from({ length }, each);

function medianOf(turns: number, work: () => void): number {
  const took = list(turns, () => {
    const since = performance.now();
    work();
    return performance.now() - since;
  });
  return took.toSorted((one, other) => one - other)[turns >> 1] ?? Number.NaN;
}

/** Mean time of an hour of advice in milliseconds, with or without an air-conditioned rest place. */
function adviceMean(hasCoolRoom: boolean): number {
  const hours = list(14 * 24, () => {
    const celsius = between(12, 44);
    const air = { celsius, humidity: between(10, 80), wind: between(0.2, 4) };
    const shade = { ...air, radiant: celsius + 5, wbgt: celsius * 0.75 };
    const work = { ...air, radiant: celsius + between(0, 35), wbgt: celsius * 0.8 };
    return { work, shade, rest: hasCoolRoom ? airConditioned : shade, heat_index: celsius };
  });
  const crew = { clothing: 0, clo: 0.6, acclimatisation: 'unknown', workers: 8 } as const;
  const since = performance.now();
  for (const work_rate of [2, 4, 6]) {
    for (const hour of hours) hourAdvice(hour, { ...crew, work_rate }, 27);
  }
  return (performance.now() - since) / (3 * hours.length);
}

function measure(): HeatFigures {
  const hazards = list(200, () => Math.floor(between(2, 43)));
  const hours = (least: number, most: number) =>
    Float64Array.from(list(14 * 24, () => between(least, most)));
  const sites = list(50, () => ({
    celsius: hours(10, 48),
    humidity: hours(5, 95),
    wind_kph: hours(0, 50),
  }));
  let cells = 0;
  const matrix = medianOf(15, () => {
    cells = riskMatrix(hazards, sites)
      .flat()
      .reduce((sum, { risks }) => sum + risks.length, 0);
  });

  const weather = list(100_000, () => ({
    ...{ celsius: between(-10, 50), humidity: between(5, 100), pressure: between(850, 1040) },
    ...{ wind: between(0.2, 12), radiation: between(0, 1050), direct: between(0, 0.9) },
    sun: between(0.05, 1),
  }));
  let sum = 0;
  const evaluated = medianOf(7, () => {
    for (const one of weather) sum += outdoorWbgt(surroundingsOf(one)).wbgt;
  });
  if (!Number.isFinite(sum)) throw new Error('A WBGT was NaN.');

  const jobs = list(1000, () => jobOf());
  const explained = jobs.map((job) =>
    medianOf(1, () => {
      for (const target of [60, 27]) safeChanges(job, { heat: 4, wind: 3 }, target);
    }),
  );
  const explain = Math.max(...explained);
  return {
    matrix,
    cells,
    wbgt: (weather.length / evaluated) * 1000,
    explain,
    advice: adviceMean(false),
    cooled: adviceMean(true),
  };
}

function jobOf(): JobFactors {
  const drawn = riskFactors.map((factor) => {
    const level = Math.floor(between(0, 4));
    return [factor, factor === '_metabolic_work_rate' ? [2, 4, 6, 6][level] : level];
  });
  return Object.fromEntries(drawn) as JobFactors;
}

Reflect.set(globalThis, 'measureHeat', measure);
