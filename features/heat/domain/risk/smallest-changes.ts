import { hazardScore } from '#jobs/domain';
import { riskFactors } from '#tags/contract';
import type { JobFactors, RiskFactor } from '#tags/contract';

/** One factor of a job, made milder. */
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

/** Ways that are told at most. */
const mostWays = 5;

/**
 * The ways to bring a job's risk to at most `target` by changing as few of its factors as can be, each by
 * no more than it takes: all sets of factors are looked at. The ways that lower the fewest points come
 * first; none where not even the mildest job would do, or where nothing need be changed.
 *
 * @param factors all 13, assessed
 */
export function smallestChanges(
  factors: JobFactors,
  { heat, wind }: WeatherPoints,
  target: number,
): FactorChange[][] {
  const surplus = hazardScore(factors) - (Math.floor(target / heat) - wind);
  if (surplus <= 0) return [];
  const slack = riskFactors.map((factor) => factors[factor] - mildest(factor));
  const wanted = fewestThatDo(slack, surplus);
  const ways = setsOf(slack, wanted, surplus).map((set) => changesOf(factors, set, surplus));
  return ways.toSorted((one, other) => pointsOf(one) - pointsOf(other)).slice(0, mostWays);
}

/** The metabolic rate has two points even where the work is light. */
function mildest(factor: RiskFactor): number {
  return factor === '_metabolic_work_rate' ? 2 : 0;
}

/** Points of a factor go in these steps. */
function stepOf(factor: RiskFactor): number {
  return factor === '_metabolic_work_rate' ? 2 : 1;
}

/** How many factors must change: the largest ones tell. */
function fewestThatDo(slack: readonly number[], surplus: number): number {
  const largestFirst = slack.toSorted((one, other) => other - one);
  let left = surplus;
  return largestFirst.findIndex((most) => (left -= most) <= 0) + 1;
}

/** Every set of so many factors that together have enough to give. */
function setsOf(slack: readonly number[], size: number, surplus: number): RiskFactor[][] {
  const found: RiskFactor[][] = [];
  for (let mask = 1; size > 0 && mask < 2 ** slack.length; mask += 1) {
    const members = riskFactors.filter((_, place) => (mask & (1 << place)) !== 0);
    if (members.length !== size) continue;
    const given = slack.reduce((sum, most, place) => sum + (mask & (1 << place) ? most : 0), 0);
    if (given >= surplus) found.push(members);
  }
  return found;
}

/** Takes the surplus from the factors of a set: at least a step from each, the most from the worst. */
function changesOf(
  factors: JobFactors,
  set: readonly RiskFactor[],
  surplus: number,
): FactorChange[] {
  const lowered = new Map(set.map((factor) => [factor, factors[factor] - stepOf(factor)]));
  let left = surplus - set.reduce((sum, factor) => sum + stepOf(factor), 0);
  while (left > 0) {
    const [worst] = set
      .filter((factor) => (lowered.get(factor) ?? 0) > mildest(factor))
      .toSorted((one, other) => (lowered.get(other) ?? 0) - (lowered.get(one) ?? 0));
    if (worst === undefined) break;
    lowered.set(worst, (lowered.get(worst) ?? 0) - stepOf(worst));
    left -= stepOf(worst);
  }
  return set.map((factor) => ({ factor, from: factors[factor], to: lowered.get(factor) ?? 0 }));
}

function pointsOf(way: readonly FactorChange[]): number {
  return way.reduce((sum, { from, to }) => sum + from - to, 0);
}
