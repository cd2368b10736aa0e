/** Maximum number of steps; real weather needs 4 to 6. */
const mostSteps = 60;

/** A step shorter than this, in kelvin, ends the search. */
const closeEnough = 1e-4;

/** Lower limit of instrument temperatures, in kelvin. */
const coldest = 100;

/**
 * Root of a decreasing balance by the secant method from a first guess, with bisection when a step
 * leaves the possible range. NaN if there is no root.
 *
 * @param hottest upper limit of the root, in kelvin
 */
export function secantRoot(balance: (t: number) => number, guess: number, hottest: number): number {
  let [low, high] = [coldest, hottest];
  let before = guess;
  let valueBefore = balance(before);
  let now = guess - 1;
  for (let step = 0; step < mostSteps; step += 1) {
    const value = balance(now);
    if (Number.isNaN(value)) return value;
    if (value > 0) low = now;
    else high = now;
    let next = now - (value * (now - before)) / (value - valueBefore);
    if (!(next >= low && next <= high)) next = 0.5 * (low + high);
    if (Math.abs(next - now) < closeEnough) return next;
    before = now;
    valueBefore = value;
    now = next;
  }
  return Number.NaN;
}
