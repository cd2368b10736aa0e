import { dayAt } from '#weather/domain';

/** In this time no local day changes: zones differ by whole quarters of an hour. */
const quarter = 15 * 60_000;
/** More than the quarters of the days that one rehearsal looks at. */
const most = 10_000;

/**
 * The local day at times in milliseconds since 1970, as ISO dates. Each is computed once, as a
 * rehearsal asks for the same hours many thousand times.
 */
export function localDays(): (zone: string, time: number) => string {
  const known = new Map<string, string>();
  return (zone, time) => {
    const key = `${zone} ${String(Math.floor(time / quarter))}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const day = dayAt(zone, time);
    known.set(key, day);
    return day;
  };
}
