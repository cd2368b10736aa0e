import { useEffect } from 'react';
import { AccountSections } from '#auth/web';
import { Screen } from '#packages/ui';
import { OwnProfileSection } from '#people/web';
import { DeviceSection } from '../shell/settings/device-section.tsx';

/** /settings: what everybody sets for themselves. */
export function SettingsScreen() {
  useEffect(() => {
    document.title = 'Settings · Watershade';
  }, []);
  return (
    <Screen ready title="Settings" sentence="Your profile, your account and this device.">
      <OwnProfileSection />
      <AccountSections />
      <DeviceSection />
    </Screen>
  );
}
