import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Card, Crumbs, EmptyState, GenericLoader, Screen, TextSkeleton } from '#packages/ui';
import type { TestableClient } from '../work-account-client.ts';
import { ConnectionSection } from '../settings/connection-section.tsx';
import { DisconnectSection } from '../settings/disconnect-section.tsx';
import { MigrateSection } from '../settings/migrate-section.tsx';
import { ServerSection } from '../settings/server-section.tsx';
import { TestSection } from '../settings/test-section.tsx';
import { useSso } from '../settings/use-sso.ts';
import { providerName, stateWord, workAccountTexts } from '../work-account-texts.ts';
import { workAccountMessages } from '#work-accounts/contract';

/** /settings/sso/azuread: settings of the sign-in with work accounts. */
export function DirectoryScreen({ workAccountClient }: { workAccountClient: TestableClient }) {
  const { sso, error, refetch, save, migrate } = useSso();
  const provider = sso?.provider ?? null;
  return (
    <Screen
      title="Work account directory"
      tabTitle="Work account sign-in: directory"
      ready={sso !== undefined || error !== null}
      crumbs={
        <Crumbs here="Directory">
          <Link to="/settings/sso">Work account sign-in</Link>
        </Crumbs>
      }
      sentence={
        provider === null
          ? undefined
          : `${providerName(provider)}. State: ${stateWord(sso ?? off)}.`
      }
    >
      <GenericLoader
        error={error}
        isPending={sso === undefined}
        skeleton={<TextSkeleton />}
        framed
        onRetry={() => void refetch()}
      >
        {sso !== undefined && provider === null && (
          <Card>
            <EmptyState
              title={workAccountMessages.notConfigured}
              text={workAccountTexts.howToSetUp}
              action={
                <Button
                  variant="default"
                  renderRoot={(props) => <Link {...props} to="/settings/sso" />}
                >
                  Back to work account sign-in
                </Button>
              }
            />
          </Card>
        )}
        {sso !== undefined && provider !== null && (
          <>
            <ServerSection hasSecret={provider.has_secret} />
            <ConnectionSection sso={sso} kind={provider.kind} onSave={save} />
            <TestSection workAccountClient={workAccountClient} />
            {sso.enabled && (
              <>
                <MigrateSection
                  domains={sso.domains}
                  onMigrate={(user_ids) => migrate(user_ids, provider.kind)}
                />
                <DisconnectSection sso={sso} onSave={save} />
              </>
            )}
          </>
        )}
      </GenericLoader>
    </Screen>
  );
}

const off = { enabled: false, is_enforced: false };
