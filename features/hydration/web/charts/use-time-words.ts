import { useMemo } from 'react';
import { dateTimeText, relativeTime, zonedParts } from '#packages/kit';
import { useNow, useZone } from '#packages/ui';
import type { TimeWords } from './history-drawings.ts';

/** How charts write times, in the organisation's zone. */
export function useTimeWords(): TimeWords {
  const zone = useZone();
  const now = useNow();
  return useMemo(
    () => ({
      timeZone: zone,
      age: (time) => relativeTime(time, Math.max(now, time), zone),
      moment: (time) => `${zonedParts(time, zone).weekday} ${dateTimeText(time, zone)}`,
    }),
    [now, zone],
  );
}
