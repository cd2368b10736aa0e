import { seededRandom, seedOf } from '#packages/kit';

const day = 86_400_000;
/** Days between two heat waves of a region, each shifted by up to `shift`. */
const period = 10.5;
const shift = 0.15;
/** Days from the start of a heat wave to its peak, and from there to its end. */
const half = 2;
/** Solar hour of the peak. */
const afternoon = 15;

/**
 * Strength of the heat wave at a time in milliseconds: 0 between heat waves and 0.85 to 1 at their
 * peak. A region has one about every ten days, so at least one peaks in any 14 days.
 *
 * @param region regions with other names have heat waves at other times
 */
export function heatWave(region: string, lon: number, time: number): number {
  const local = time / day + lon / 360;
  const offset = draw(`${region} offset`) * period;
  const slot = Math.floor((local - offset) / period);
  const strengths = [slot - 1, slot, slot + 1].map((each) => {
    const moved = shift * (2 * draw(`${region} wave ${String(each)}`) - 1);
    const peak = Math.floor(offset + (each + 0.5 + moved) * period) + afternoon / 24;
    const highest = 0.85 + 0.15 * draw(`${region} strength ${String(each)}`);
    return highest * bell((local - peak) / half);
  });
  return Math.max(...strengths);
}

/** 1 at 0, 0 from 1 in both directions. */
function bell(distance: number): number {
  return Math.abs(distance) >= 1 ? 0 : Math.cos((distance * Math.PI) / 2) ** 2;
}

function draw(name: string): number {
  return seededRandom(seedOf(name))();
}
