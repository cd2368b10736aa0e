import { Button, Group, Stack } from '@mantine/core';
import type { NotificationPreferences } from '#notifications/contract';
import { tomorrowMorning } from '#notifications/domain';
import { dateTimeText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, SettingsSection, useNow, useZone } from '#packages/ui';
import { notificationTexts as texts } from './notification-texts.ts';
import { useSavePreferences } from './use-preferences.ts';

const hour = 3_600_000;

/** Mutes notifications for some hours. */
export function SnoozeSection({ preferences }: { preferences: NotificationPreferences }) {
  const { save, isBusy } = useSavePreferences(preferences);
  const { online } = useSyncStatus();
  const now = useNow();
  const zone = useZone();
  const { snoozed_until } = preferences;
  const isSnoozed = snoozed_until !== null && Date.parse(snoozed_until) > now;
  const disabled = !online || isBusy;
  const snooze = (until: number) => void save({ snoozed_until: new Date(until).toISOString() });

  const offers = [
    { word: 'For 1 hour', untilOf: (time: number) => time + hour },
    { word: 'For 4 hours', untilOf: (time: number) => time + 4 * hour },
    {
      word: 'Until tomorrow 06:00',
      untilOf: (time: number) => tomorrowMorning(time, preferences.zone ?? zone),
    },
  ];
  return (
    <SettingsSection
      title={texts.snooze}
      about={texts.snoozeAbout}
      actions={online ? undefined : <ActionNote>{texts.needsConnection}</ActionNote>}
    >
      <Stack gap={12}>
        <p role="status">
          {isSnoozed
            ? texts.snoozedUntil(dateTimeText(Date.parse(snoozed_until), zone))
            : texts.notSnoozed}
        </p>
        <Group gap={8}>
          {offers.map(({ word, untilOf }) => (
            <Button
              key={word}
              variant="default"
              disabled={disabled}
              onClick={() => snooze(untilOf(Date.now()))}
            >
              {word}
            </Button>
          ))}
          {isSnoozed && (
            <Button disabled={disabled} onClick={() => void save({ snoozed_until: null })}>
              {texts.endSnooze}
            </Button>
          )}
        </Group>
      </Stack>
    </SettingsSection>
  );
}
