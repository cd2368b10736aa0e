import { Button, TextInput } from '@mantine/core';
import { useSave } from '#packages/form/web';
import { CallError, failureText, useClient } from '#packages/http/web';
import { isSameText } from '#packages/kit';
import { useCopyBridge } from '#packages/sync/web';
import { Form, Modal, showToast } from '#packages/ui';
import { erasePerson } from '#privacy/contract';
import { privacyTexts } from './privacy-texts.ts';
import classes from './erase-dialog.module.css';

interface Props {
  person: { user_id: string; name: string };
  opened: boolean;
  onClose: () => void;
}

/** Explains erasure and confirms it by typing the person's name. */
export function EraseDialog({ person, opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Erase the personal data of ${person.name}`}
      size={480}
    >
      <EraseForm person={person} onClose={onClose} />
    </Modal>
  );
}

function EraseForm({ person, onClose }: Omit<Props, 'opened'>) {
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
    <Form label="Erase personal data" className={classes['form']} onSubmit={submit}>
      <p>
        The account, name, email, picture, addresses, fields and notes of this person are
        permanently deleted, and so are emails to them. The values of their tests stay without a
        name. This cannot be undone.
      </p>
      <TextInput
        label="Name of the person"
        description={`Enter ${person.name} to continue`}
        autoComplete="off"
        data-autofocus
        {...text('name')}
      />
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" data-danger loading={isBusy} disabled={values.name === ''}>
          Erase
        </Button>
      </div>
    </Form>
  );
}
