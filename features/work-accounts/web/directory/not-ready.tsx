import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Card, EmptyState } from '#packages/ui';
import { directoryStateMessages } from '#work-accounts/contract';
import type { DirectoryState } from '#work-accounts/contract';
import { directoryTexts, howToGoOn } from './directory-texts.ts';

/**
 * Why the directory cannot be searched yet, and how to change that. Users of this page may open the
 * settings too.
 */
export function NotReady({ state }: { state: Exclude<DirectoryState, 'ready'> }) {
  return (
    <Card>
      <EmptyState
        title={directoryStateMessages[state]}
        text={howToGoOn[state]}
        outline="none"
        action={
          <Button component={Link} to="/settings/sso/azuread">
            {directoryTexts.toSettings}
          </Button>
        }
      />
    </Card>
  );
}
