import { waterFloor } from '#heat/domain';
import type { HourRules } from '#heat/domain';
import type { CoolWater } from '#rule-packs/domain';

/** An hour of somebody's shift. */
export interface SupplyHour {
  /** How much of the hour is in the shift, 0 to 1. */
  readonly part: number;
  /** Predicted sweat loss in litres an hour; null without a forecast or an assessed job. */
  readonly loss: number | null;
  /** The water that a rule asks for. */
  readonly water: HourRules['water'];
  /** How warm a rule lets the water be. */
  readonly cool: CoolWater | null;
  /** Degrees Celsius; null if it is not known. */
  readonly air_c: number | null;
}

/** Somebody on shift. */
export interface SupplyWorker {
  /** The job that their water counts with; null without one. */
  readonly job_id: string | null;
  readonly hours: readonly SupplyHour[];
  /** Sweat sodium in mg/L by the newest test; null without one. */
  readonly sodium: number | 'hidden' | null;
}

/** What a crew needs in a shift. */
export interface ShiftSupplies {
  readonly people: number;
  readonly person_hours: number;
  /** Litres of the legal minimum or a stricter rule. */
  readonly floor: number;
  /** Litres of sweat that are predicted; null if no hour has a prediction. */
  readonly need: number | null;
  /** What all people need: each the larger of the two, which decides for all of them or for some. */
  readonly litres: number;
  readonly by: 'floor' | 'need' | 'both';
  /** The rule pack that asks for the floor or more; null if none does. */
  readonly asked_by: string | null;
  /** In the predicted sweat; null if no hour has a prediction. */
  readonly sodium_mg: number | null;
  /** People without a sweat test. */
  readonly untested: number;
  /** People whose sweat test the viewer may not read: they count with `cautiousSodium`. */
  readonly hidden: number;
  /** Person-hours without a prediction: their water is the floor, and they have no sodium. */
  readonly unknown_hours: number;
  /** The strictest rule about the warmth of the water, and the hottest air; null without a rule. */
  readonly cool: (CoolWater & { readonly hottest_c: number | null }) | null;
  /** Kilograms of ice that cool the water from the hottest air; null if the air is not known. */
  readonly ice_kg: number | null;
  /** The litres by job; their sum is `litres`. */
  readonly jobs: readonly JobWater[];
}

/** The water of the people whose water counts with a job. */
export interface JobWater {
  /** Null for people without a job. */
  readonly job_id: string | null;
  readonly people: number;
  readonly litres: number;
  /** Litres of the person who needs the most. */
  readonly most: number;
  /** The rule pack that decides the litres of somebody; null if none does. */
  readonly asked_by: string | null;
}

/** The water of a location on a day. */
export interface DayWater {
  readonly litres: number;
  readonly jobs: readonly JobWater[];
}

/**
 * Sweat sodium of somebody without a test, in mg/L: 43.6 mmol/L, with 22.99 mg/mmol.
 *
 * Source: Baker et al. 2016, mean of 506 people, patch on the forearm as in sweat tests.
 */
export const typicalSodium = 1002;

/**
 * Sweat sodium of somebody whose test is hidden, in mg/L: 80.0 mmol/L, two standard deviations
 * (18.2 mmol/L) above the mean of the same source, which is enough for about 97 of 100 people. Salt
 * that is left over does no harm.
 */
export const cautiousSodium = 1839;

/**
 * What a crew needs in a shift. The water of each person is the larger of two amounts: one quart
 * (0.946 L) for each hour, or more where a rule asks for it, and the sweat loss that the crew card
 * predicts; an hour without a prediction counts with the first one. Sodium is the predicted sweat loss
 * times the sodium of each person's sweat.
 */
export function shiftSupplies(workers: readonly SupplyWorker[]): ShiftSupplies {
  const hours = workers.flatMap((worker) => worker.hours);
  const floor = sum(workers, floorOfWorker);
  const litres = sum(workers, litresOfWorker);
  const isUnknown = hours.length > 0 && hours.every(({ loss }) => loss === null);
  const need = isUnknown ? null : sum(hours, lossOf);
  const cool = coolest(hours);
  return {
    ...{ people: workers.length, person_hours: sum(hours, ({ part }) => part) },
    ...{ floor, need, litres, by: decidedBy(litres, floor, need), asked_by: askedBy(hours) },
    sodium_mg: isUnknown
      ? null
      : sum(workers, (worker) => sum(worker.hours, lossOf) * sodiumOf(worker)),
    untested: workers.filter(({ sodium }) => sodium === null).length,
    hidden: workers.filter(({ sodium }) => sodium === 'hidden').length,
    unknown_hours: sum(hours, ({ loss, part }) => (loss === null ? part : 0)),
    ...{ cool, ice_kg: cool === null ? 0 : iceOf(litres, cool) },
    jobs: waterOfJobs(workers),
  };
}

/** The water of all shifts of a day: one number for the morning sheet and the pick list. */
export function dayWater(shifts: readonly Pick<ShiftSupplies, 'litres' | 'jobs'>[]): DayWater {
  const jobs = new Map<string | null, JobWater>();
  for (const job of shifts.flatMap((shift) => shift.jobs)) {
    const before = jobs.get(job.job_id) ?? { people: 0, litres: 0, most: 0, asked_by: null };
    jobs.set(job.job_id, {
      job_id: job.job_id,
      people: before.people + job.people,
      litres: before.litres + job.litres,
      most: Math.max(before.most, job.most),
      asked_by: before.asked_by ?? job.asked_by,
    });
  }
  return { litres: sum(shifts, ({ litres }) => litres), jobs: [...jobs.values()] };
}

function sodiumOf({ sodium }: SupplyWorker): number {
  return sodium === 'hidden' ? cautiousSodium : (sodium ?? typicalSodium);
}

function waterOfJobs(workers: readonly SupplyWorker[]): JobWater[] {
  return [...new Set(workers.map(({ job_id }) => job_id))].map((job_id) => {
    const own = workers.filter((worker) => worker.job_id === job_id);
    const litres = own.map(litresOfWorker);
    const byFloor = own.filter((worker) => litresOfWorker(worker) <= floorOfWorker(worker));
    return {
      ...{ job_id, people: own.length, litres: sum(litres, (each) => each) },
      ...{ most: Math.max(...litres), asked_by: askedBy(byFloor.flatMap(({ hours }) => hours)) },
    };
  });
}

/** An error of floating point decides nothing. */
const tiny = 1e-6;

function decidedBy(litres: number, floor: number, need: number | null): ShiftSupplies['by'] {
  if (Math.abs(litres - floor) < tiny) return 'floor';
  return need !== null && Math.abs(litres - need) < tiny ? 'need' : 'both';
}

function floorOfWorker({ hours }: SupplyWorker): number {
  return sum(hours, (hour) => hour.part * floorOf(hour));
}

function litresOfWorker(worker: SupplyWorker): number {
  const need = sum(worker.hours, (hour) => hour.part * (hour.loss ?? floorOf(hour)));
  return Math.max(floorOfWorker(worker), need);
}

function floorOf({ water }: SupplyHour): number {
  return Math.max(waterFloor, water?.litres ?? 0);
}

/** The predicted loss; an hour without a prediction has none. */
function lossOf({ part, loss }: SupplyHour): number {
  return part * (loss ?? 0);
}

/** The pack that asks for the most, of those with the floor or more. */
function askedBy(hours: readonly SupplyHour[]): string | null {
  return (
    hours
      .flatMap(({ water }) => (water !== null && water.litres >= waterFloor ? [water] : []))
      .toSorted((one, other) => other.litres - one.litres)[0]?.name ?? null
  );
}

function coolest(hours: readonly SupplyHour[]): ShiftSupplies['cool'] {
  const [strictest] = hours
    .flatMap(({ cool }) => cool ?? [])
    .toSorted((one, other) => one.warmest_f - other.warmest_f);
  if (strictest === undefined) return null;
  const airs = hours.flatMap(({ air_c }) => air_c ?? []);
  return { ...strictest, hottest_c: airs.length === 0 ? null : Math.max(...airs) };
}

/** kJ that a kilogram of water takes for a degree, and ice to melt. */
const [heatOfWater, heatOfMelting] = [4.186, 334];

/** Ice at 0 °C that cools water from the temperature of the air to what the rule allows. */
function iceOf(
  litres: number,
  { warmest_f, hottest_c }: NonNullable<ShiftSupplies['cool']>,
): number | null {
  if (hottest_c === null) return null;
  const warmest = (warmest_f - 32) / 1.8;
  const tooWarm = Math.max(0, hottest_c - warmest);
  return (litres * heatOfWater * tooWarm) / (heatOfMelting + heatOfWater * warmest);
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((all, item) => all + of(item), 0);
}
