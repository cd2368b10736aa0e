import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Page, uiMessages } from '#packages/ui';
import classes from './plain-screen.module.css';

/** Shown instead of a screen that the person may not open. */
export function NotPermittedScreen() {
  const { title, text, please, goBack } = uiMessages.notPermitted;
  return (
    <Page ready>
      <div className={classes['middle']}>
        <IconLock size={28} stroke={1.75} color="var(--ws-text3)" aria-hidden />
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          {please} <Link to="/">{goBack}</Link>.
        </p>
      </div>
    </Page>
  );
}
