import { AccountSections } from '#auth/web';
import { HideCalendar } from '#hydration/web';
import { Screen } from '#packages/ui';
import { OwnProfileSection } from '#people/web';
import { ViewsSection } from '#profile-views/web';
import { ConsentSection } from '#registration/web';
import { DeviceSection } from '../shell/settings/device-section.tsx';

/** /settings: the user's own settings. */
export function SettingsScreen() {
  return (
    <Screen ready title="Settings" sentence="Your profile, your account and this device.">
      <OwnProfileSection />
      <AccountSections />
      <ViewsSection />
      <ConsentSection>
        <HideCalendar />
      </ConsentSection>
      <DeviceSection />
    </Screen>
  );
}
