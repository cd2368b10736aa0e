import { Link } from '@tanstack/react-router';
import { Page, uiMessages } from '#packages/ui';
import classes from './plain-screen.module.css';

/** In place of a screen that the person may not open. */
export function NotPermittedScreen() {
  const { title, text, please, goBack } = uiMessages.notPermitted;
  return (
    <Page ready>
      <div className={classes['middle']}>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          {please} <Link to="/">{goBack}</Link>.
        </p>
      </div>
    </Page>
  );
}
