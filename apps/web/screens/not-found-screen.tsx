import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useAuth } from '#auth/web';
import { Brand, Page, uiMessages, useTitle } from '#packages/ui';
import classes from './plain-screen.module.css';

/** Shown for unknown paths. */
export function NotFoundScreen() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const isSignedIn = useAuth() !== null;
  useTitle(uiMessages.notFound);
  return (
    <Page ready layout="plain">
      <div className={classes['middle']}>
        <Brand name="Watershade" />
        <h1>{uiMessages.notFound}</h1>
        <p className={classes['path']}>{pathname}</p>
        <Button component={Link} to={isSignedIn ? '/dashboard' : '/'} variant="default">
          {isSignedIn ? 'Go to dashboard' : 'Go to the start page'}
        </Button>
      </div>
    </Page>
  );
}
