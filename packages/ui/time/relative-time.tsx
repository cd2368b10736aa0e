import { Tooltip } from '@mantine/core';
import { useState } from 'react';
import { dateTimeText, relativeTime, shortAge, spanText } from '#packages/kit';
import { useNow, useZone } from './zone.tsx';

interface Props {
  /** Milliseconds since 1970. */
  time: number;
  /** '47 min ago' and '1 h 12 min ago' instead of '47 minutes ago' and '1 hour ago'. */
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

/** A day, in milliseconds. */
const day = 86_400_000;

/** Moments and dates have no 'ago'; hours are like those of other spans beside them. */
function shortTime(time: number, now: number, zone: string): string {
  if (now - time >= day / 24 && now - time < day) return `${spanText(now - time)} ago`;
  const age = shortAge(time, now, zone);
  return /^\d+\u00a0/.test(age) ? `${age} ago` : age;
}
