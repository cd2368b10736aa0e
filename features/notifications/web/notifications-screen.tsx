import { useAuth } from '#auth/web';
import { readPreferences } from '#notifications/domain';
import { useCopy } from '#packages/sync/web';
import { GenericLoader, Screen, TextSkeleton } from '#packages/ui';
import { personOne } from '#people/offline';
import { BrowserNotifications } from '#push/web';
import { ChannelSection } from './channel-section.tsx';
import { DigestSection } from './digest-section.tsx';
import { notificationTexts as texts } from './notification-texts.ts';
import { OrganisationSection } from './organisation-section.tsx';
import { QuietSection } from './quiet-section.tsx';
import { SnoozeSection } from './snooze-section.tsx';
import { TagNoticeSection } from './tags/notice-table.tsx';

/** /settings/notifications: each section is saved separately. */
export function NotificationsScreen() {
  const user_id = useAuth()?.user.user_id ?? '';
  const { data: person, error, isPending } = useCopy(personOne, { user_id });
  const preferences = readPreferences(person?.metadata ?? {});
  return (
    <Screen ready={!isPending} title="Notifications" sentence={texts.sentence}>
      <GenericLoader error={error} isPending={isPending} skeleton={<TextSkeleton />} framed>
        <ChannelSection preferences={preferences} />
        <BrowserNotifications />
        <DigestSection preferences={preferences} />
        <QuietSection preferences={preferences} />
        <SnoozeSection preferences={preferences} />
        <TagNoticeSection />
        <OrganisationSection />
      </GenericLoader>
    </Screen>
  );
}
