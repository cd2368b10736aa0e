import { Switch } from '@mantine/core';
import { changeOrganisation } from '#organisation/contract';
import { organisationOwn } from '#organisation/offline';
import { SectionForm, useSave, useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopy } from '#packages/sync/web';
import { useDelayPageReady } from '#packages/ui';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { notificationTexts as texts } from './notification-texts.ts';

/** Whether urgent alerts go to the org admins if nobody answers; shown to admins only. */
export function EscalationSection() {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: organisation } = useCopy(organisationOwn, {});
  useDelayPageReady(viewer === undefined || organisation === undefined);
  if (viewer == null || organisation == null || !isAdmin(viewer)) return null;
  return <EscalationForm isOn={organisation.metadata._alert_escalation !== false} />;
}

function EscalationForm({ isOn }: { isOn: boolean }) {
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });
  const form = useSave({ isOn });
  const send = () => {
    const metadata = { _alert_escalation: form.values.isOn };
    return write(() => client.call(changeOrganisation, { body: { metadata } }), {
      ...{ done: texts.saved, failed: texts.notSaved, fields: [] },
    });
  };
  return (
    <SectionForm
      title={texts.escalation}
      about={texts.escalationAbout}
      form={form}
      needsConnection={texts.needsConnection}
      onSave={() => form.save({ send })}
    >
      <Switch
        label={texts.escalationSwitch}
        checked={form.values.isOn}
        onChange={({ currentTarget }) => form.change({ isOn: currentTarget.checked })}
      />
    </SectionForm>
  );
}
