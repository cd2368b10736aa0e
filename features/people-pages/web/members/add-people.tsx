import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSave } from '#packages/form/web';
import { countText } from '#packages/kit';
import { DialogForm, Modal } from '#packages/ui';
import type { PersonOffer } from '#people/web';
import { PersonMultiSelect } from '#people/web';

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
  const { values, errors, isBusy, change, save } = useSave({ user_ids: [] as string[] });
  const { user_ids } = values;
  const send = async () => {
    const reason = await onAdd(user_ids);
    return reason === null ? null : { user_ids: reason };
  };

  return (
    <DialogForm
      label={word}
      onSubmit={() => save({ send, onDone: onClose })}
      submit={user_ids.length < 2 ? word : `${word} (${countText(user_ids.length)})`}
      isBusy={isBusy}
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
        error={errors['user_ids']}
        onChange={(next) => change({ user_ids: next })}
      />
    </DialogForm>
  );
}
