import { seededRandom, seedOf } from '#packages/kit';

/**
 * A number from -1 to 1 that wanders smoothly with time and is the same whenever it is asked for: between
 * the draws of whole periods it goes by a cosine.
 *
 * @param name draws of another name know nothing of these
 * @param periods time, counted in periods
 */
export function smoothNoise(name: string, periods: number): number {
  const whole = Math.floor(periods);
  const [before, after] = [draw(name, whole), draw(name, whole + 1)];
  const share = (1 - Math.cos((periods - whole) * Math.PI)) / 2;
  return before + (after - before) * share;
}

function draw(name: string, period: number): number {
  return seededRandom(seedOf(`${name} ${String(period)}`))() * 2 - 1;
}
