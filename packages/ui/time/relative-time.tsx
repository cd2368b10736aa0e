import { Tooltip } from '@mantine/core';
import { useState } from 'react';
import { dateTimeText, relativeTime, shortAge } from '#packages/kit';
import { useNow, useZone } from './zone.tsx';

interface Props {
  /** Milliseconds since 1970. */
  time: number;
  /** '47 min ago' instead of '47 minutes ago'. */
  isShort?: boolean;
}

/**
 * The relative time; the absolute time in the organisation's zone on hover. The tooltip is created
 * when the pointer comes near, as a table has hundreds of these.
 */
export function RelativeTime({ time, isShort = false }: Props) {
  const zone = useZone();
  const now = useNow();
  const [isNear, setNear] = useState(false);
  const shown = (
    <time
      dateTime={new Date(time).toISOString()}
      style={{ whiteSpace: 'nowrap' }}
      onPointerEnter={() => setNear(true)}
    >
      {isShort ? shortTime(time, now, zone) : relativeTime(time, Math.max(now, time), zone)}
    </time>
  );
  if (!isNear) return shown;
  return <Tooltip label={`${dateTimeText(time, zone)} (${zone})`}>{shown}</Tooltip>;
}

/** Moments and dates have no 'ago'. */
function shortTime(time: number, now: number, zone: string): string {
  const age = shortAge(time, now, zone);
  return /^\d+\u00a0/.test(age) ? `${age} ago` : age;
}
