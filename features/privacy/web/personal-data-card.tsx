import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSave } from '#packages/form/web';
import { CallError, failureText, useClient } from '#packages/http/web';
import { isSameText } from '#packages/kit';
import { useCopy, useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { Card, DialogForm, Modal, showToast } from '#packages/ui';
import { personName } from '#people/domain';
import { canCall, canErasePerson } from '#permissions/domain';
import { permissionsOfPerson, permissionsViewer } from '#permissions/offline';
import { erasePerson, exportPerson } from '#privacy/contract';
import { ExportButton } from './export-button.tsx';
import { privacyTexts } from './privacy-texts.ts';

interface Props {
  person: { user_id: string; name_first: string; name_last: string };
}

/** For admins: export of all data about a person, and erasure. */
export function PersonalDataCard({ person }: Props) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: subject } = useCopy(permissionsOfPerson, { user_id: person.user_id });
  const { online } = useSyncStatus();
  const [isErasing, setErasing] = useState(false);
  if (viewer === undefined || !canCall(exportPerson.right, viewer)) return null;
  const name = personName(person);
  return (
    <Card
      title="Personal data"
      help="The file holds the profile, measurements, permissions, work account, sign-ins, emails, audit log entries of this person, and who opened their data. The person sees that you exported it."
    >
      <Stack gap={12}>
        <ExportButton
          endpoint={exportPerson}
          input={{ params: { id: person.user_id } }}
          words={name}
        />
        {subject !== undefined && canErasePerson(viewer, subject) && (
          <Button
            variant="default"
            data-danger
            disabled={!online}
            mr="auto"
            onClick={() => setErasing(true)}
          >
            Erase personal data
          </Button>
        )}
      </Stack>
      <Modal
        opened={isErasing}
        onClose={() => setErasing(false)}
        title={`Erase the personal data of ${name}`}
        size={480}
      >
        <EraseForm person={{ user_id: person.user_id, name }} onClose={() => setErasing(false)} />
      </Modal>
    </Card>
  );
}

interface EraseFormProps {
  person: { user_id: string; name: string };
  onClose: () => void;
}

/** Explains erasure and confirms it by typing the person's name. */
function EraseForm({ person, onClose }: EraseFormProps) {
  const client = useClient();
  const bridge = useCopyBridge();
  const { values, isBusy, save, text } = useSave({ name: '' });

  async function erase() {
    try {
      await client.call(erasePerson, { params: { id: person.user_id }, body: values });
    } catch (failure) {
      const reason = failureText(failure);
      return { name: failure instanceof CallError ? (failure.errors['name'] ?? reason) : reason };
    }
    showToast({ kind: 'done', text: privacyTexts.erased });
    void bridge.requestSync();
    return null;
  }
  const submit = () =>
    save({
      problems: isSameText(values.name, person.name) ? {} : { name: privacyTexts.nameWrong },
      send: erase,
      onDone: onClose,
    });

  return (
    <DialogForm
      label="Erase personal data"
      onSubmit={submit}
      submit="Erase"
      isDangerous
      isBusy={isBusy}
      isOff={values.name === ''}
      onCancel={onClose}
    >
      <p className="ws-note">
        The account, name, email, picture, addresses, fields and notes of this person are
        permanently deleted, and so are emails to them. The values of their tests are kept without a
        name. This cannot be undone.
      </p>
      <TextInput
        label="Name of the person"
        description={`Enter ${person.name} to continue`}
        autoComplete="off"
        data-autofocus
        {...text('name')}
      />
    </DialogForm>
  );
}
