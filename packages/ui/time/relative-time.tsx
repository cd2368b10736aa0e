import { Tooltip } from '@mantine/core';
import { useState } from 'react';
import { dateTimeText, relativeTime } from '#packages/kit';
import { useNow, useZone } from './zone.tsx';

interface Props {
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * The relative time; the absolute time in the organisation's zone on hover. The tooltip is created
 * when the pointer comes near, as a table has hundreds of these.
 */
export function RelativeTime({ time }: Props) {
  const zone = useZone();
  const now = useNow();
  const [isNear, setNear] = useState(false);
  const shown = (
    <time
      dateTime={new Date(time).toISOString()}
      style={{ whiteSpace: 'nowrap' }}
      onPointerEnter={() => setNear(true)}
    >
      {relativeTime(time, Math.max(now, time), zone)}
    </time>
  );
  if (!isNear) return shown;
  return <Tooltip label={`${dateTimeText(time, zone)} (${zone})`}>{shown}</Tooltip>;
}
