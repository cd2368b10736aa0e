import { Badge } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dateText } from '#packages/kit';
import { useClient } from '#packages/http/web';
import { GenericLoader, Screen, TextSkeleton, useZone } from '#packages/ui';
import { twoFactorState } from '#auth/contract';
import { SetUpSection } from '../two-factor/set-up-section.tsx';
import { SwitchOffSection } from '../two-factor/switch-off-section.tsx';

const key = ['2fa'];

/** /settings/2fa/enable: a code beside the password, set up or switched off. */
export function TwoFactorScreen() {
  const client = useClient();
  const queries = useQueryClient();
  const zone = useZone();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(twoFactorState, undefined, { signal }),
    // The secret is offered for an hour, and an admin may have switched it off.
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    document.title = 'Two-factor sign-in · Watershade';
  }, []);

  const onChanged = () => void queries.invalidateQueries({ queryKey: key });
  return (
    <Screen
      ready={!isPending}
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
          : 'A code from your phone beside your password.'
      }
    >
      <GenericLoader
        error={error}
        isPending={isPending}
        skeleton={<TextSkeleton />}
        onRetry={() => void refetch()}
      >
        {data?.enabled === true && <SwitchOffSection onChanged={onChanged} />}
        {data?.secret !== undefined && data.otpauth_url !== undefined && (
          <SetUpSection secret={data.secret} otpauth_url={data.otpauth_url} onChanged={onChanged} />
        )}
      </GenericLoader>
    </Screen>
  );
}
