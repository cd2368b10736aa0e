import { Badge } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { dateText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { GenericLoader, SettingsSection, TextSkeleton, useHoldPage, useZone } from '#packages/ui';
import type { TwoFactor } from '#auth/contract';
import { accountMessages } from '../account-messages.ts';
import { useTwoFactor } from '../two-factor/use-two-factor.ts';
import classes from './settings.module.css';

/** State of two-factor sign-in, on /settings, with a link to its page. */
export function TwoFactorSection() {
  const { online } = useSyncStatus();
  const { data, error, isPending, refetch } = useTwoFactor();
  useHoldPage(isPending);
  const isUnknown = data === undefined && error !== null && !online;
  return (
    <SettingsSection
      title="Two-factor sign-in"
      about="A code from your phone, required when you sign in."
    >
      {isUnknown ? (
        <p className={classes['text']}>{accountMessages.needsLine}</p>
      ) : (
        <GenericLoader
          error={data === undefined ? error : null}
          isPending={isPending}
          skeleton={<TextSkeleton widths={[40]} />}
          onRetry={() => void refetch()}
        >
          {data !== undefined && <State factor={data} />}
        </GenericLoader>
      )}
    </SettingsSection>
  );
}

function State({ factor }: { factor: TwoFactor }) {
  const { enabled, enabled_time, has_password } = factor;
  const zone = useZone();
  const isForeign = !enabled && !has_password;
  return (
    <div className={classes['state']}>
      <Badge
        variant="default"
        leftSection={enabled && <IconCheck size={12} stroke={2.5} aria-hidden />}
      >
        {enabled ? 'On' : 'Off'}
      </Badge>
      {enabled_time !== null && <span>Since {dateText(Date.parse(enabled_time), zone)}</span>}
      {isForeign && <span>The provider of your work account asks for a second factor.</span>}
      {!isForeign && <Link to="/settings/2fa/enable">{enabled ? 'Change' : 'Set up'}</Link>}
    </div>
  );
}
