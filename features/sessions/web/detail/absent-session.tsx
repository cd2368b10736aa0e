import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState, Screen } from '#packages/ui';
import { useInitialised } from '#packages/sync/web';
import { sessionTexts as texts } from '../session-texts.ts';

/** The screen of a session that is not in the copy. */
export function AbsentSession() {
  const initialised = useInitialised();
  return (
    <Screen title={texts.notFound} ready={initialised}>
      <EmptyState
        title={texts.notFound}
        text={texts.notFoundAbout}
        outline="none"
        action={
          <Button component={Link} to="/monitoring/sessions" variant="default">
            {texts.backToSessions}
          </Button>
        }
      />
    </Screen>
  );
}
