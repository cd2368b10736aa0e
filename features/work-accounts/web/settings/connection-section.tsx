import { Button, MultiSelect, Switch, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Form, SettingsSection } from '#packages/ui';
import { tagsAll } from '#tags/offline';
import type { ProviderKind, Sso, SsoSettings } from '#work-accounts/contract';
import { workAccountTexts } from '../work-account-texts.ts';
import classes from './settings.module.css';

interface Props {
  sso: Sso;
  kind: ProviderKind;
  onSave: (settings: SsoSettings) => Promise<Refused>;
}

/** Who may sign in, and how they are added. */
export function ConnectionSection({ sso, kind, onSave }: Props) {
  const { data: tags = [] } = useCopy(tagsAll, {});
  const { online } = useSyncStatus();
  const id = useId();
  const [start] = useState(() => firstOf(sso));
  const { values: typed, errors, isBusy, change, ...form } = useSave(start);
  const save = () => {
    const sent = { ...typed, enabled: true };
    return form.save({ send: () => onSave(sent), onDone: () => undefined });
  };

  const offered = tags
    .filter(({ active, tag_id }) => active || typed.tag_ids.includes(tag_id))
    .map(({ tag_id, name }) => ({ value: tag_id, label: name }));
  return (
    <SettingsSection
      title="Connection"
      about="The work accounts that can sign in to this organisation. People are matched by email the first time, and by account afterwards."
      actions={
        <Button type="submit" form={id} loading={isBusy} disabled={!online}>
          {sso.enabled ? 'Save' : 'Turn on'}
        </Button>
      }
    >
      <Form id={id} className={classes['fields']} onSubmit={() => online && save()}>
        {kind === 'azuread' && (
          <TextInput
            label="Tenant ID"
            description="The directory's ID, as Microsoft's portal shows it."
            {...form.text('tenant_id')}
          />
        )}
        <MultiSelect
          label="Allowed email domains"
          description={
            sso.own_domains.length === 0
              ? workAccountTexts.noDomains
              : "Your organisation's own domains only."
          }
          data={[...new Set([...sso.own_domains, ...typed.domains])]}
          value={typed.domains}
          error={errors['domains']}
          onChange={(domains) => change({ domains })}
        />
        <Switch
          label="Enforce work account"
          description="Passwords no longer work, and everybody signed in with one is signed out, except you. Owners keep their password in case the provider fails."
          checked={typed.is_enforced}
          onChange={(event) => change({ is_enforced: event.currentTarget.checked })}
        />
        <Switch
          label="Create people at first sign-in"
          description="People with a work account of these domains are created when they first sign in."
          checked={typed.creates_people}
          onChange={(event) => change({ creates_people: event.currentTarget.checked })}
        />
        {typed.creates_people && (
          <MultiSelect
            label="Tags of new people"
            data={offered}
            value={typed.tag_ids}
            error={errors['tag_ids']}
            searchable
            onChange={(tag_ids) => change({ tag_ids })}
          />
        )}
      </Form>
    </SettingsSection>
  );
}

/** Initial values: the settings, or all own domains if there are none. */
function firstOf(sso: Sso): SsoSettings {
  const { enabled, tenant_id, domains, is_enforced, creates_people, tag_ids, own_domains } = sso;
  const first = enabled ? domains : own_domains;
  return { enabled: true, tenant_id, domains: first, is_enforced, creates_people, tag_ids };
}
