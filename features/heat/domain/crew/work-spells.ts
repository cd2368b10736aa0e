import type { Phase } from '../strain/body.ts';
import { strainLimits } from '../strain/heat-strain.ts';
import { halfShift, peakRectal } from '../strain/work-pattern.ts';
import { coolerPhase } from './strain-range.ts';

/** The work of an hour: equal spells, each followed by the same rest. */
export interface Spells {
  readonly count: number;
  /** Minutes of one spell, and of the rest after it. */
  readonly minutes: number;
  readonly rest: number;
}

/** A body at work and at rest in one hour. */
export interface WorkAndRest {
  readonly work: Phase;
  readonly rest: Phase;
}

const hour = 60;
const step = 5;
const mostSpells = 4;

/**
 * The most work of an hour, in steps of 5 minutes up to a limit, that all of the bodies tolerate
 * hour after hour for half a shift, in the fewest spells (1 to 4). No spell is longer than the
 * stretch. Null if not even 5 minutes are tolerated.
 *
 * @param most minutes of work that another limit allows, a multiple of 5
 * @param stretch minutes of work without a break that ISO 7933 allows; infinite if half a shift
 *   reaches no limit
 */
export function longestSpells(
  bodies: readonly WorkAndRest[],
  most: number,
  stretch: number,
): Spells | null {
  if (most === hour && stretch > halfShift) return { count: 1, minutes: hour, rest: 0 };
  for (let minutes = Math.min(most, hour - step); minutes > 0; minutes -= step) {
    const choices = spellsOf(minutes).filter((spells) => spells.minutes <= stretch);
    // The shortest spells heat a body least: if they are too much, all are.
    const finest = choices.at(-1);
    if (finest === undefined || !areTolerable(bodies, finest)) continue;
    return choices.find((spells) => spells === finest || areTolerable(bodies, spells)) ?? finest;
  }
  return null;
}

/** All work of an hour at once. */
export function oneSpell(minutes: number): Spells {
  return { count: 1, minutes, rest: hour - minutes };
}

/**
 * The ways to split minutes of work into equal spells of whole minutes with equal rests, the fewest
 * spells first.
 */
function spellsOf(minutes: number): Spells[] {
  const counts = Array.from({ length: mostSpells }, (_, nth) => nth + 1);
  return counts
    .filter((count) => minutes % count === 0 && (hour - minutes) % count === 0)
    .map((count) => ({ count, minutes: minutes / count, rest: (hour - minutes) / count }));
}

function areTolerable(bodies: readonly WorkAndRest[], spells: Spells): boolean {
  return bodies.every((body) => isTolerable(body, spells));
}

/** How far below its limit a rectal temperature is near it, and stays lower for each K of cooler air: K. */
const margin = { near: 0.07, perKelvin: 0.006 } as const;

/** How much cooler the air is in which a body near the limit is simulated too, K. */
const kelvinCooler = [0.5, 1, 2, 3, 4, 5, 6];

/**
 * Whether a body keeps within the limits of ISO 7933 through the spells of half a shift.
 *
 * In hotter air the simulated body sweats more during a rest and starts the next spell better. With heavy work in
 * dry air its peak can then be lower than in cooler air, by up to 0.03 K. So that a hotter hour never gets more
 * work, a body near the limit must keep within it in cooler air too, and by a margin that grows with the
 * difference: without that, small changes of the radiation decide. In common weather the peak falls faster than
 * this, and the margin changes nothing.
 */
function isTolerable({ work, rest }: WorkAndRest, spells: Spells): boolean {
  const peak = peakOf({ work, rest }, spells);
  if (peak <= strainLimits.rectal - margin.near) return true;
  if (!(peak <= strainLimits.rectal)) return false;
  return kelvinCooler.every((kelvin) => {
    const cooler = { work: coolerPhase(work, kelvin), rest: coolerPhase(rest, kelvin) };
    return peakOf(cooler, spells) <= strainLimits.rectal - margin.perKelvin * kelvin;
  });
}

function peakOf({ work, rest }: WorkAndRest, { count, minutes }: Spells): number {
  return peakRectal({ work, rest, spells: count, work_minutes: count * minutes });
}
