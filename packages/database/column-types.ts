import pg from 'pg';

const { builtins } = pg.types;

/**
 * 2026-11-20 05:42:00.12+00 → 2026-11-20T05:42:00.120Z; the server uses UTC. Digits below the
 * millisecond are kept, as a truncated time would compare as earlier than its own row.
 */
function isoTime(text: string): string {
  const [, day, time, fraction = ''] =
    /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text) ?? [];
  if (day === undefined || time === undefined) throw new Error(`Not a time in UTC: ${text}`);
  return `${day}T${time}.${fraction.padEnd(3, '0')}Z`;
}

/**
 * How columns are read: times as ISO text with milliseconds and Z, dates as text, counts and
 * numerics as numbers, all others as by the driver.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: string) {
    if (id === builtins.TIMESTAMPTZ) return isoTime;
    // The driver would convert these to local midnights.
    if (id === builtins.DATE || id === builtins.TIMESTAMP) return String;
    if (id === builtins.INT8 || id === builtins.NUMERIC) return Number;
    return pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text') as (
      text: string,
    ) => unknown;
  },
};
