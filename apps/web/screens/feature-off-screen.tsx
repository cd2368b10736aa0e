import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { BetaFeature } from '#organisation/contract';
import { featureNames } from '#organisation/domain';
import { Card, EmptyState, Page, uiMessages, useTitle } from '#packages/ui';

/** Shown instead of a screen whose feature is off, for people who may switch it on. */
export function FeatureOffScreen({ feature }: { feature: BetaFeature }) {
  const name = featureNames[feature];
  useTitle(name);
  return (
    <Page ready>
      <h1 className="ws-only-heard">{name}</h1>
      <Card title={name}>
        <EmptyState
          title="Turned off"
          text="This feature is turned off for your organisation."
          action={
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/settings/org" hash="preview" />}
            >
              {uiMessages.showPreview}
            </Button>
          }
          outline="chart"
        />
      </Card>
    </Page>
  );
}
