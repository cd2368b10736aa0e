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
  readonly hours: readonly SupplyHour[];
  /** Sweat sodium in mg/L by the newest test; null without one. */
  readonly sodium: number | 'hidden' | null;
}

/** What a crew needs in a shift. */
export interface ShiftSupplies {
  readonly people: number;
  readonly person_hours: number;
  /** Litres: of the legal floor or a stricter rule, and of the predicted sweat loss. */
  readonly floor: number;
  readonly need: number;
  /** The larger of the two, and which it is. */
  readonly litres: number;
  readonly by: 'floor' | 'need';
  /** The rule pack that asks for the floor or more; null if none does. */
  readonly asked_by: string | null;
  readonly sodium_mg: number;
  /** People without a sweat test. */
  readonly untested: number;
  /** People whose sweat test the viewer may not read: they count with `cautiousSodium`. */
  readonly hidden: number;
  /** Person-hours without a prediction, which count with the floor. */
  readonly unknown_hours: number;
  /** The strictest rule about the warmth of the water, and the hottest air; null without a rule. */
  readonly cool: (CoolWater & { readonly hottest_c: number | null }) | null;
  /** Kilograms of ice that cool the water from the hottest air; null if the air is not known. */
  readonly ice_kg: number | null;
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
 * What a crew needs in a shift. Water is the larger of two totals: one quart (0.946 L) for each person
 * and hour, or more where a rule asks for it, and the sweat loss that the crew card predicts. Sodium
 * is the sweat loss times the sodium of each person's sweat.
 */
export function shiftSupplies(workers: readonly SupplyWorker[]): ShiftSupplies {
  const hours = workers.flatMap((worker) => worker.hours);
  const floor = sum(hours, (hour) => hour.part * floorOf(hour));
  const need = sum(hours, lossOf);
  const litres = Math.max(floor, need);
  const cool = coolest(hours);
  return {
    ...{ people: workers.length, person_hours: sum(hours, ({ part }) => part) },
    ...{ floor, need, litres, by: need > floor ? 'need' : 'floor', asked_by: askedBy(hours) },
    sodium_mg: sum(workers, (worker) => sum(worker.hours, lossOf) * sodiumOf(worker)),
    untested: workers.filter(({ sodium }) => sodium === null).length,
    hidden: workers.filter(({ sodium }) => sodium === 'hidden').length,
    unknown_hours: sum(hours, ({ loss, part }) => (loss === null ? part : 0)),
    ...{ cool, ice_kg: cool === null ? 0 : iceOf(litres, cool) },
  };
}

function sodiumOf({ sodium }: SupplyWorker): number {
  return sodium === 'hidden' ? cautiousSodium : (sodium ?? typicalSodium);
}

function floorOf({ water }: SupplyHour): number {
  return Math.max(waterFloor, water?.litres ?? 0);
}

function lossOf(hour: SupplyHour): number {
  return hour.part * (hour.loss ?? floorOf(hour));
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
