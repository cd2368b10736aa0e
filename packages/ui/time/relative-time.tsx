import { Tooltip } from '@mantine/core';
import { dateTimeText, relativeTime } from '#packages/kit';
import { useNow, useZone } from './zone.tsx';

interface Props {
  /** Milliseconds since 1970. */
  time: number;
}

/** How long ago; the absolute time in the organisation's zone on hover and focus. */
export function RelativeTime({ time }: Props) {
  const zone = useZone();
  const now = useNow();
  return (
    <Tooltip label={`${dateTimeText(time, zone)} (${zone})`}>
      <time dateTime={new Date(time).toISOString()} style={{ whiteSpace: 'nowrap' }}>
        {relativeTime(time, Math.max(now, time), zone)}
      </time>
    </Tooltip>
  );
}
