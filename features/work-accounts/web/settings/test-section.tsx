import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { SettingsSection } from '#packages/ui';
import { testSso, workAccountMessages } from '#work-accounts/contract';
import type { ReceivedClaims } from '#work-accounts/contract';
import type { TestableClient } from '../work-account-client.ts';
import classes from './settings.module.css';

/** Goes to the provider and back, and shows the received claims. */
export function TestSection({ workAccountClient }: { workAccountClient: TestableClient }) {
  const client = useClient();
  const { online } = useSyncStatus();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const tested = workAccountClient.tested();
  const id_token = tested === null || tested === 'failed' ? null : tested.id_token;
  // A token can be checked once, so the result is kept with the page.
  const { data, error } = useQuery({
    queryKey: ['sso-test'],
    queryFn: () => client.call(testSso, { body: id_token === null ? {} : { id_token } }),
    enabled: id_token !== null,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });

  async function tryOut(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await client.call(testSso, { body: {} });
      await workAccountClient.leaveForTest();
    } catch (failure) {
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  }

  const refused = tested === 'failed' ? workAccountMessages.tokenRefused : null;
  const shown = problem ?? (error === null ? refused : sentenceOf(error));
  return (
    <SettingsSection
      title="Test connection"
      about="Signs you in at the provider and shows the claims received. Your sign-in here stays as it is."
      actions={
        <Button variant="default" loading={isBusy} disabled={!online} onClick={() => void tryOut()}>
          Test connection
        </Button>
      }
    >
      <div role="status">
        {shown !== null && <p className={classes['problem']}>{shown}</p>}
        {shown === null && data?.claims != null && (
          <Claims issuer={data.issuer} claims={data.claims} />
        )}
      </div>
    </SettingsSection>
  );
}

function Claims({ claims, issuer }: { claims: ReceivedClaims; issuer: string }) {
  const rows = [
    ['Issuer', issuer],
    ['Tenant', claims.tenant_id],
    ['Account', claims.object_id],
    ['Email', claims.email],
    ['Name', claims.name],
    ['Can sign in here', claims.opens ? 'Yes' : 'No'],
  ];
  return (
    <dl className={classes['claims']}>
      {rows.map(([name, value]) => (
        <Row key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function Row({ name, value }: { name: string | undefined; value: string | undefined }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function sentenceOf(failure: unknown): string {
  if (failure instanceof CallError) return failure.detail ?? failure.message;
  return workAccountMessages.unreachable;
}
