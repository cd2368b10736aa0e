import { Button, Switch } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { changeOrganisation } from '#organisation/contract';
import type { Organisation, OrganisationChange } from '#organisation/contract';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { SectionForm, useSave, useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { GenericLoader, Screen, SettingsSection, TextSkeleton } from '#packages/ui';
import { pageLanguages } from '#worker-page/contract';
import type { PageLanguage } from '#worker-page/contract';
import { languageNames, reviewedLanguages } from '../parts/language-names.ts';
import { TextsDialog } from './texts-dialog.tsx';
import { englishNames, settingsTexts as texts } from './settings-texts.ts';
import classes from './settings.module.css';

/** /settings/worker-page: whether workers have their own page, and its translations. */
export function SettingsScreen() {
  const { data: organisation, error, isPending } = useCopy(organisationOwn, {});
  return (
    <Screen ready={!isPending} title={texts.title} sentence={texts.sentence}>
      <GenericLoader error={error} isPending={isPending} skeleton={<TextSkeleton />} framed>
        {organisation != null && (
          <>
            <PageSection organisation={organisation} />
            <LanguageSection organisation={organisation} />
          </>
        )}
      </GenericLoader>
    </Screen>
  );
}

/** Saves settings of the organisation; `back` is the change of Undo. */
function useOrganisationSetting() {
  const client = useClient();
  const { write, isBusy } = useWrite({ sync: 'awaited' });
  type Metadata = NonNullable<OrganisationChange['metadata']>;
  const send = (metadata: Metadata, back: Metadata): Promise<Refused> =>
    write(() => client.call(changeOrganisation, { body: { metadata } }), {
      done: texts.saved,
      undo: () => send(back, metadata),
    });
  return { send, isBusy };
}

function PageSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const before = metadata._worker_page === true;
  const form = useSave({ isOn: before });
  const { send } = useOrganisationSetting();
  const { isOn } = form.values;
  return (
    <SectionForm
      title={texts.page}
      about={texts.pageAbout}
      form={form}
      needsConnection={texts.needsConnection}
      onSave={() =>
        void form.save({ send: () => send({ _worker_page: isOn }, { _worker_page: before }) })
      }
    >
      <Switch
        label={texts.switch}
        checked={isOn}
        error={form.errors['metadata._worker_page']}
        onChange={(event) => form.change({ isOn: event.currentTarget.checked })}
      />
      {isOn && !isSwitchedOn(metadata, 'alert') && (
        <p className={classes['warning']} role="note">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          <span>
            {texts.alertsOff} <Link to="/settings/org">{texts.alertsLink}</Link>
          </span>
        </p>
      )}
    </SectionForm>
  );
}

function LanguageSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const approved = metadata._worker_page_languages ?? [];
  const { online } = useSyncStatus();
  const { send, isBusy } = useOrganisationSetting();
  // It stays while the dialog fades out.
  const [shown, setShown] = useState<PageLanguage>('es');
  const [isOpen, setOpen] = useState(false);
  const isApproved = approved.includes(shown);
  const decide = () => {
    const others = approved.filter((language) => language !== shown);
    setOpen(false);
    return send(
      { _worker_page_languages: isApproved ? others : [...others, shown] },
      { _worker_page_languages: approved },
    );
  };
  return (
    <SettingsSection title={texts.languages} about={texts.languagesAbout}>
      <ul className={classes['languages']}>
        {pageLanguages.map((language) => (
          <li key={language}>
            <span className={classes['name']}>
              <b>{englishNames[language]}</b>
              <small>
                <bdi lang={language}>{languageNames[language]}</bdi>
              </small>
            </span>
            <State isChecked={isReviewed(language)} isApproved={approved.includes(language)} />
            <Button
              variant="default"
              size="sm"
              aria-label={`${texts.read}: ${englishNames[language]}`}
              onClick={() => {
                setShown(language);
                setOpen(true);
              }}
            >
              {texts.read}
            </Button>
          </li>
        ))}
      </ul>
      <TextsDialog
        language={shown}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        decision={
          isReviewed(shown) ? null : (
            <Button disabled={!online || isBusy} onClick={() => void decide()}>
              {isApproved ? texts.withdraw : texts.approve}
            </Button>
          )
        }
      />
    </SettingsSection>
  );
}

function isReviewed(language: PageLanguage): boolean {
  return reviewedLanguages.includes(language);
}

function State({ isChecked, isApproved }: { isChecked: boolean; isApproved: boolean }) {
  const isGood = isChecked || isApproved;
  return (
    <span className={classes['state']} data-good={isGood}>
      {isGood ? (
        <IconCircleCheck size={16} stroke={1.75} aria-hidden />
      ) : (
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      )}
      {isChecked ? texts.checked : isApproved ? texts.approved : texts.unreviewed}
    </span>
  );
}
