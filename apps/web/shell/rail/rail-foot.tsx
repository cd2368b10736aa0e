import { IconClock } from '@tabler/icons-react';
import { offsetText, zonedParts } from '#packages/kit';
import { useNow, useZone } from '#packages/ui';
import { isoWeek } from './iso-week.ts';
import classes from './rail.module.css';

/** Date, time, week and zone of the organisation. */
export function RailFoot() {
  const now = useNow(10_000);
  const zone = useZone();
  const { weekday, day, month, year, hour, minute } = zonedParts(now, zone);
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return (
    <div className={classes['foot']} title={zone}>
      <IconClock size={15} stroke={1.75} aria-hidden />
      <div className={classes['wide']}>
        <div className={classes['date']}>
          {weekday} {Number(day)} {month} {year}, {hour}:{minute}
        </div>
        <div>
          Week {isoWeek(now, zone)}, {city} ({offsetText(now, zone)})
        </div>
      </div>
    </div>
  );
}
