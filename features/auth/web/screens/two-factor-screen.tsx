import { Badge } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { dateText } from '#packages/kit';
import { GenericLoader, Screen, SettingsSection, TextSkeleton, useZone } from '#packages/ui';
import { SetUpSection } from '../two-factor/set-up-section.tsx';
import { SwitchOffSection } from '../two-factor/switch-off-section.tsx';
import { useTwoFactor } from '../two-factor/use-two-factor.ts';

/** /settings/2fa/enable: sets up or switches off two-factor sign-in. */
export function TwoFactorScreen() {
  const zone = useZone();
  const { data, error, isPending, refetch } = useTwoFactor();
  const onChanged = () => void refetch();
  return (
    <Screen
      ready={!isPending}
      tabTitle="Two-factor sign-in"
      title={
        <>
          Two-factor sign-in
          {data !== undefined && (
            <Badge
              variant="default"
              leftSection={data.enabled && <IconCheck size={12} stroke={2.5} aria-hidden />}
            >
              {data.enabled ? 'On' : 'Off'}
            </Badge>
          )}
        </>
      }
      sentence={
        typeof data?.enabled_time === 'string'
          ? `On since ${dateText(Date.parse(data.enabled_time), zone)}.`
          : 'Sign in with a code from your phone as well as your password.'
      }
    >
      <GenericLoader
        error={error}
        isPending={isPending}
        skeleton={<TextSkeleton />}
        framed
        onRetry={() => void refetch()}
      >
        {data?.enabled === true && !data.is_demanded && (
          <SwitchOffSection hasPassword={data.has_password} onChanged={onChanged} />
        )}
        {data?.enabled === true && data.is_demanded && (
          <SettingsSection title="Disable">
            <p>
              Your organisation requires two-factor sign-in, so it stays on. If you have lost your
              authenticator, ask an admin of your organisation.
            </p>
          </SettingsSection>
        )}
        {data?.enabled === false && !data.has_password && (
          <SettingsSection title="Set up">
            <p>
              You sign in with your work account. Its provider asks for a second factor, so there is
              nothing to set up here.
            </p>
          </SettingsSection>
        )}
        {data?.secret !== undefined && data.otpauth_url !== undefined && (
          <SetUpSection secret={data.secret} otpauth_url={data.otpauth_url} onChanged={onChanged} />
        )}
      </GenericLoader>
    </Screen>
  );
}
