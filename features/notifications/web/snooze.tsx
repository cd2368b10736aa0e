import { Button, Group, Stack } from '@mantine/core';
import { useRef } from 'react';
import { useAuth } from '#auth/web';
import type { NotificationPreferences } from '#notifications/contract';
import { readPreferences, snoozeOffers } from '#notifications/domain';
import { dateTimeText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { personOne } from '#people/offline';
import { ownNextShift } from '#rosters/offline';
import { notificationTexts as texts } from './notification-texts.ts';
import classes from './notifications.module.css';
import { useSavePreferences } from './use-preferences.ts';

interface Props {
  preferences: NotificationPreferences;
  /** Smaller buttons, for a panel. */
  isCompact?: boolean;
}

/** Until when the viewer's notifications are muted, and the buttons that mute them or end it. */
export function Snooze({ preferences, isCompact = false }: Props) {
  const { save, isBusy } = useSavePreferences(preferences);
  const { online } = useSyncStatus();
  const now = useNow();
  const zone = useZone();
  const { snoozed_until } = preferences;
  const status = useRef<HTMLParagraphElement>(null);
  const isSnoozed = snoozed_until !== null && Date.parse(snoozed_until) > now;
  const look = { size: isCompact ? 'sm' : 'md', disabled: !online || isBusy };
  const snooze = (until: number) => void save({ snoozed_until: new Date(until).toISOString() });

  const { data: nextShift = null } = useCopy(ownNextShift, {});
  const offers = snoozeOffers(now, { zone: preferences.zone ?? zone, nextShift });
  return (
    <Stack gap={isCompact ? 8 : 12}>
      <p role="status" ref={status} tabIndex={-1}>
        {isSnoozed
          ? texts.snoozedUntil(dateTimeText(Date.parse(snoozed_until), zone))
          : texts.notSnoozed}
      </p>
      <Group gap={isCompact ? 6 : 8}>
        {offers.map(({ word, untilOf }) => (
          <Button
            key={word}
            variant="default"
            {...look}
            aria-label={`${texts.snooze}: ${word}`}
            onClick={() => snooze(untilOf(Date.now()))}
          >
            {word}
          </Button>
        ))}
        {isSnoozed && (
          <Button
            {...look}
            onClick={() => {
              // The button goes with the snooze.
              status.current?.focus();
              void save({ snoozed_until: null });
            }}
          >
            {texts.endSnooze}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** The same for the bell's panel. */
export function BellSnooze() {
  const user_id = useAuth()?.user.user_id ?? '';
  const { data: person } = useCopy(personOne, { user_id });
  const { online } = useSyncStatus();
  if (person == null) return null;
  return (
    <section className={classes['bell']} aria-label={texts.snooze}>
      <h2>{texts.snooze}</h2>
      <div>
        <Snooze preferences={readPreferences(person.metadata)} isCompact />
        {!online && <small>{texts.needsConnection}</small>}
      </div>
    </section>
  );
}
