import { hazardScore } from '#jobs/domain';
import { riskFactors } from '#tags/contract';
import type { JobFactors, RiskFactor } from '#tags/contract';

/** A reduction of one factor of a job. */
export interface FactorChange {
  readonly factor: RiskFactor;
  readonly from: number;
  readonly to: number;
}

/** The weather's part of a risk, in points. */
export interface WeatherPoints {
  /** 1 to 4. */
  readonly heat: number;
  /** 0 to 3. */
  readonly wind: number;
}

/**
 * Kinds of change by the hierarchy of controls, the most effective first. A `programme` takes days
 * and does not help in the current hour.
 */
export const controls = ['elimination', 'cooling', 'schedule', 'pace', 'programme'] as const;
export type Control = (typeof controls)[number];

interface Lever {
  readonly control: Control;
  /** Values that the factor can be reduced to, the mildest first. */
  readonly steps: readonly number[];
}

/**
 * The factors that may be changed. Protection that a hazard requires (clothing, respiratory
 * protection) is no lever: a measure against heat must not expose anybody to that hazard.
 */
const levers: Readonly<Partial<Record<RiskFactor, Lever>>> = {
  _confined_space: { control: 'elimination', steps: [0, 1] },
  _task_complexity: { control: 'elimination', steps: [0, 1, 2] },
  _stairs: { control: 'elimination', steps: [0, 1, 2] },
  _sun_exposure: { control: 'cooling', steps: [0, 1, 2] },
  _work_area_surface: { control: 'cooling', steps: [0, 1, 2] },
  _distance_from_cool_rest_area: { control: 'cooling', steps: [0, 1, 2] },
  _distance_from_drinking_water: { control: 'cooling', steps: [0, 1, 2] },
  _exposure_period: { control: 'schedule', steps: [0, 1, 2] },
  _metabolic_work_rate: { control: 'pace', steps: [2, 4] },
  _acclimatisation: { control: 'programme', steps: [0, 1, 2] },
  // The age of a training can only be reduced: by a briefing, or a new training.
  _understanding_of_dehydration: { control: 'programme', steps: [0, 2] },
};

/** The control of a factor; null for protection, which must not be changed. */
export function controlOf(factor: RiskFactor): Control | null {
  return levers[factor]?.control ?? null;
}

/**
 * True if a way needs a programme of days, such as a training, which does not help in this hour.
 */
export function takesDays(way: readonly FactorChange[]): boolean {
  return way.some(({ factor }) => controlOf(factor) === 'programme');
}

/** Maximum number of listed ways, and per control, so that other controls are listed too. */
const mostWays = 5;
const mostOfControl = 2;

/**
 * The ways to reduce a job's risk to at most `target`. Sorted by the lowest control that a way
 * needs, then by the number of its changes, then by their points. Of the ways with the same lowest
 * control only those with the fewest changes are listed. Empty if the risk meets the target
 * already, or if all levers together do not reach it.
 *
 * @param factors all 13, assessed
 */
export function safeChanges(
  factors: JobFactors,
  { heat, wind }: WeatherPoints,
  target: number,
): FactorChange[][] {
  const surplus = hazardScore(factors) - (Math.floor(target / heat) - wind);
  if (surplus <= 0) return [];
  const movable = riskFactors
    .filter((factor) => fixSteps(factor, factors[factor]).length > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || factors[b] - factors[a]);
  const sets = sufficientSets(factors, movable, surplus);
  return controls
    .flatMap((_, rank) => cheapest(factors, fewestOfRank(sets, rank), surplus))
    .slice(0, mostWays);
}

/** Some factors, from the highest control on, and the points that they can reduce. */
interface LeverSet {
  readonly members: readonly RiskFactor[];
  /** Of all of them, and of the smallest one. */
  readonly sum: number;
  readonly least: number;
}

/** The sets that can reduce enough points, but not without any one of their factors. */
function sufficientSets(
  factors: JobFactors,
  movable: readonly RiskFactor[],
  surplus: number,
): readonly (readonly RiskFactor[])[] {
  const enough: LeverSet[] = [];
  // A sufficient set is not extended, as the added factor would be unnecessary.
  const tooFew: LeverSet[] = [{ members: [], sum: 0, least: Number.POSITIVE_INFINITY }];
  const slack = movable.map((factor) => slackOf(factors, factor));
  let left = slack.reduce((sum, most) => sum + most, 0);
  for (const [index, factor] of movable.entries()) {
    const most = slack[index] ?? 0;
    // Even with all remaining factors these are not enough.
    const open = tooFew.filter(({ sum }) => sum + left >= surplus);
    left -= most;
    for (const { members, sum, least } of open) {
      const grown = {
        members: [...members, factor],
        sum: sum + most,
        least: Math.min(least, most),
      };
      if (grown.sum < surplus) tooFew.push(grown);
      else if (grown.sum - grown.least < surplus) enough.push(grown);
    }
  }
  return enough.map(({ members }) => members);
}

/** The most points that the lever of a factor can reduce. */
function slackOf(factors: JobFactors, factor: RiskFactor): number {
  const [mildest = factors[factor]] = fixSteps(factor, factors[factor]);
  return factors[factor] - mildest;
}

/** Of the sets whose lowest control has this rank, those with the fewest factors. */
function fewestOfRank(
  sets: readonly (readonly RiskFactor[])[],
  rank: number,
): readonly (readonly RiskFactor[])[] {
  // The last member has the lowest control.
  const ofRank = sets.filter((set) => set.slice(-1).some((last) => rankOf(last) === rank));
  const fewest = Math.min(...ofRank.map(({ length }) => length));
  return ofRank.filter(({ length }) => length === fewest);
}

/** The ways of the sets that reduce the fewest points; of equal ones the first. */
function cheapest(
  factors: JobFactors,
  sets: readonly (readonly RiskFactor[])[],
  surplus: number,
): FactorChange[][] {
  const ways: FactorChange[][] = [];
  for (const set of sets) {
    ways.push(leastChanges(factors, set, surplus));
    // Fewer points than the surplus are not enough, so nothing later is cheaper.
    const exact = ways.filter((way) => pointsOf(way) === surplus);
    if (exact.length === mostOfControl) return exact;
  }
  return ways.toSorted((one, other) => pointsOf(one) - pointsOf(other)).slice(0, mostOfControl);
}

/**
 * Chooses values for the factors of a set that reduce the fewest sufficient points. Of equal
 * choices the one that reduces the first factors most.
 */
function leastChanges(
  factors: JobFactors,
  set: readonly RiskFactor[],
  surplus: number,
): FactorChange[] {
  let reached = new Map<number, FactorChange[]>([[0, []]]);
  for (const factor of set) {
    const next = new Map<number, FactorChange[]>();
    const from = factors[factor];
    for (const [points, changes] of reached) {
      for (const to of fixSteps(factor, from)) {
        const sum = points + from - to;
        // The mildest step is tried first, so an existing entry reduces earlier factors more.
        if (!next.has(sum)) next.set(sum, [...changes, { factor, from, to }]);
      }
    }
    reached = next;
  }
  const least = Math.min(...[...reached.keys()].filter((points) => points >= surplus));
  return reached.get(least) ?? [];
}

/** Lower values that a factor can be reduced to, the mildest first; empty for protection. */
export function fixSteps(factor: RiskFactor, from: number): readonly number[] {
  return levers[factor]?.steps.filter((step) => step < from) ?? [];
}

function rankOf(factor: RiskFactor): number {
  const control = controlOf(factor);
  return control === null ? controls.length : controls.indexOf(control);
}

function pointsOf(way: readonly FactorChange[]): number {
  return way.reduce((sum, { from, to }) => sum + from - to, 0);
}
