import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CallError, useClient } from '#packages/http/web';
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
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isErasing, setErasing] = useState(false);

  async function erase() {
    if (!isSameText(typed, person.name)) return setError(privacyTexts.nameWrong);
    setErasing(true);
    try {
      await client.call(erasePerson, { params: { id: person.user_id }, body: { name: typed } });
      onClose();
      showToast({ kind: 'done', text: privacyTexts.erased });
      await bridge.requestSync();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure.errors['name'] ?? failure.detail ?? failure.message);
      setErasing(false);
    }
  }

  return (
    <Form
      label="Erase personal data"
      className={classes['form']}
      onSubmit={() => !isErasing && erase()}
    >
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
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" data-danger loading={isErasing} disabled={typed === ''}>
          Erase
        </Button>
      </div>
    </Form>
  );
}
