import { EmergencyButton } from '#emergencies/web';
import { zonedParts } from '#packages/kit';
import { PhoneTitlePlace, ProgressChip, useNow, useZone } from '#packages/ui';
import { useShell } from '../shell-context.ts';
import { SyncPill } from '../sync/sync-pill.tsx';
import { Bell } from '../top/bell.tsx';
import { PersonMenu } from '../top/person-menu.tsx';
import classes from './phone.module.css';

/**
 * The top bar of a phone: organisation, date and time, or the title of the screen; state of the
 * copy, person.
 */
export function TitleBar() {
  const zone = useZone();
  const { weekday, day, month, hour, minute } = zonedParts(useNow(10_000), zone);
  return (
    <header className={`${classes['title'] ?? ''} ws-not-printed`}>
      <PhoneTitlePlace className={classes['own']} />
      <div className={classes['words']}>
        <div className={classes['name']}>{useShell()?.organisation ?? ''}</div>
        <div className="ws-figures ws-fine ws-cut">
          {weekday} {Number(day)} {month}, {hour}:{minute}
        </div>
      </div>
      <ProgressChip short />
      <EmergencyButton />
      <SyncPill short />
      <Bell />
      <PersonMenu />
    </header>
  );
}
