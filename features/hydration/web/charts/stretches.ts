const day = 86_400_000;

/** No line is drawn over a time without tests that is longer than this. */
const longest = 14 * day;

/**
 * Points in the order of time, divided where a line between them would claim what nobody knows: where
 * nothing was tested for more than two weeks, and for more than three times as long as usual.
 */
export function stretchesOf<Point extends { time: number }>(points: readonly Point[]): Point[][] {
  const pauses = points.slice(1).map(({ time }, at) => time - (points[at]?.time ?? time));
  const usual = pauses.toSorted((a, b) => a - b)[Math.floor((pauses.length - 1) / 2)] ?? 0;
  const most = Math.max(longest, 3 * usual);
  const stretches: Point[][] = [];
  for (const [at, point] of points.entries()) {
    const stretch = stretches.at(-1);
    if (stretch === undefined || (pauses[at - 1] ?? 0) > most) stretches.push([point]);
    else stretch.push(point);
  }
  return stretches;
}
