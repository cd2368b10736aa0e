import type { NotificationPreferences } from '#notifications/contract';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, SettingsSection } from '#packages/ui';
import { notificationTexts as texts } from './notification-texts.ts';
import { Snooze } from './snooze.tsx';

/** Mutes notifications for some hours. */
export function SnoozeSection({ preferences }: { preferences: NotificationPreferences }) {
  const { online } = useSyncStatus();
  return (
    <SettingsSection
      title={texts.snooze}
      about={texts.snoozeAbout}
      actions={online ? undefined : <ActionNote>{texts.needsConnection}</ActionNote>}
    >
      <Snooze preferences={preferences} />
    </SettingsSection>
  );
}
