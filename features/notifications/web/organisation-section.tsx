import { Stack, Switch, TextInput } from '@mantine/core';
import { changeOrganisation, mostSenderName } from '#organisation/contract';
import { organisationOwn } from '#organisation/offline';
import { SectionForm, useSave, useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopy } from '#packages/sync/web';
import { useDelayPageReady } from '#packages/ui';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { notificationTexts as texts } from './notification-texts.ts';

/** Notification settings of the whole organisation; shown to admins only. */
export function OrganisationSection() {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: organisation } = useCopy(organisationOwn, {});
  useDelayPageReady(viewer === undefined || organisation === undefined);
  if (viewer == null || organisation == null || !isAdmin(viewer)) return null;
  const { _sender_name: senderName = '', _alert_escalation: isEscalating } = organisation.metadata;
  return <OrganisationForm stored={{ senderName, isEscalating: isEscalating !== false }} />;
}

interface Settings {
  senderName: string;
  /** Urgent alerts go to the org admins if nobody answers. */
  isEscalating: boolean;
}

const senderField = 'metadata._sender_name';

function OrganisationForm({ stored }: { stored: Settings }) {
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });
  const form = useSave(stored);
  const { senderName, isEscalating } = form.values;
  const send = () => {
    // Only what was changed: another admin may have changed the rest meanwhile.
    const metadata = {
      ...(senderName !== stored.senderName && { _sender_name: senderName }),
      ...(isEscalating !== stored.isEscalating && { _alert_escalation: isEscalating }),
    };
    return write(() => client.call(changeOrganisation, { body: { metadata } }), {
      ...{ done: texts.saved, failed: texts.notSaved, fields: [senderField] },
    });
  };
  return (
    <SectionForm
      title={texts.organisation}
      about={texts.organisationAbout}
      form={form}
      needsConnection={texts.needsConnection}
      onSave={() => form.save({ send })}
    >
      <Stack gap={16} maw={480}>
        <TextInput
          label={texts.senderName}
          description={texts.senderNameHint}
          maxLength={mostSenderName}
          value={senderName}
          error={form.errors[senderField]}
          onChange={({ currentTarget }) => form.change({ senderName: currentTarget.value })}
        />
        <Switch
          label={texts.escalationSwitch}
          description={texts.escalationHint}
          checked={isEscalating}
          onChange={({ currentTarget }) => form.change({ isEscalating: currentTarget.checked })}
        />
      </Stack>
    </SectionForm>
  );
}
