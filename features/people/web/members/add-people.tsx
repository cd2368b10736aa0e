import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { countText } from '#packages/kit';
import { DialogForm, Modal } from '#packages/ui';
import type { PersonOffer } from '../pickers/person-choices.ts';
import { PersonMultiSelect } from '../pickers/person-multi-select.tsx';

interface Props extends Pick<PersonOffer, 'isOffered'> {
  /** 'Add members'. */
  word: string;
  /** True if the empty list below offers the same. */
  isQuiet?: boolean;
  /** Text under the field. */
  hint?: string;
  /** People who are members already. */
  taken: readonly string[];
  online: boolean;
  /** Returns the reason of a refusal; null if it was done. */
  onAdd: (user_ids: readonly string[]) => Promise<string | null>;
}

/** A button, and the dialog to pick the people to add. */
export function AddPeople({ word, isQuiet = false, online, ...form }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isQuiet ? 'default' : 'filled'}
        leftSection={<IconPlus size={16} stroke={1.9} />}
        disabled={!online}
        onClick={() => setOpen(true)}
      >
        {word}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={word} size={460}>
        {isOpen && <AddForm {...form} word={word} online={online} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  );
}

interface FormProps extends Props {
  onClose: () => void;
}

function AddForm({ word, hint, taken, isOffered, online, onAdd, onClose }: FormProps) {
  const [user_ids, setIds] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function add(): Promise<void> {
    if (user_ids.length === 0 || isSaving || !online) return;
    setSaving(true);
    const refused = await onAdd(user_ids).finally(() => setSaving(false));
    setError(refused);
    if (refused === null) onClose();
  }

  return (
    <DialogForm
      label={word}
      onSubmit={add}
      submit={user_ids.length < 2 ? word : `${word} (${countText(user_ids.length)})`}
      isBusy={isSaving}
      isOff={user_ids.length === 0 || !online}
      onCancel={onClose}
    >
      <PersonMultiSelect
        label="People"
        isFirst
        placeholder="Name or email"
        {...(hint !== undefined && { description: hint })}
        value={user_ids}
        taken={taken}
        {...(isOffered && { isOffered })}
        error={error}
        onChange={(next) => {
          setError(null);
          setIds(next);
        }}
      />
    </DialogForm>
  );
}
