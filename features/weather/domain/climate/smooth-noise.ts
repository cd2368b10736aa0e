import { seededRandom, seedOf } from '#packages/kit';

/**
 * A smooth random number from -1 to 1 that depends only on name and time: random values at whole
 * periods, with cosine interpolation.
 *
 * @param name other names give independent values
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
