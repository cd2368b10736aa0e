import { SettingsSection } from '#packages/ui';
import { workAccountTexts } from '../work-account-texts.ts';
import classes from './settings.module.css';

/** What of the provider the server was given. Without a client id there is no page to show it on. */
export function ServerSection({ hasSecret }: { hasSecret: boolean }) {
  return (
    <SettingsSection title="Server" about={workAccountTexts.serverAbout}>
      <dl className={classes['claims']}>
        <dt>Client id</dt>
        <dd>{workAccountTexts.isSet}</dd>
        <dt>Client secret</dt>
        <dd>{hasSecret ? workAccountTexts.isSet : workAccountTexts.noSecret}</dd>
      </dl>
    </SettingsSection>
  );
}
