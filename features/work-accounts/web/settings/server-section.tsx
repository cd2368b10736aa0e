import { SettingsSection } from '#packages/ui';
import { workAccountTexts } from '../work-account-texts.ts';
import classes from './settings.module.css';

/** The server's configuration of the provider. Without a client id this page is not shown. */
export function ServerSection({ hasSecret }: { hasSecret: boolean }) {
  return (
    <SettingsSection title="Server" about={workAccountTexts.serverAbout}>
      <dl className={classes['claims']}>
        <dt>Client ID</dt>
        <dd>{workAccountTexts.isSet}</dd>
        <dt>Client secret</dt>
        <dd>{hasSecret ? workAccountTexts.isSet : workAccountTexts.noSecret}</dd>
      </dl>
    </SettingsSection>
  );
}
