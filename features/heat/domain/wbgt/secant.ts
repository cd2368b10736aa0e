/** Steps after which a balance is given up; those of real weather need 4 to 6. */
const mostSteps = 60;

/** A step shorter than this, in kelvin, ends the search. */
const closeEnough = 1e-4;

/** No instrument is colder, in kelvin. */
const coldest = 100;

/**
 * Where a falling balance is zero, by secants from a first guess; where they lead out of what is still
 * possible, by halves of it. NaN for a balance that is none.
 *
 * @param hottest no root is above it, in kelvin
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
