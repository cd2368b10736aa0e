import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { educationMessages } from '#education/contract';
import { useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal } from '#packages/ui';
import { educationTexts as texts } from '../education-texts.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  onAdd: (module: { module_id: string; title: string }) => Promise<Refused>;
  onAdded: (module_id: string) => void;
}

/** The title of a new module; everything else is edited on its page. */
export function NewModuleDialog({ opened, onClose, ...props }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.newModule} size={420}>
      {opened && <NewModuleForm onClose={onClose} {...props} />}
    </Modal>
  );
}

function NewModuleForm({ onClose, onAdd, onAdded }: Omit<Props, 'opened'>) {
  const { online } = useSyncStatus();
  const [module_id] = useState(newId);
  const form = useSave({ title: '' });
  const title = form.values.title.trim();
  const save = () =>
    form.save({
      problems: title === '' ? { title: educationMessages.titleRequired } : {},
      send: () => onAdd({ module_id, title }),
      onDone: () => {
        onClose();
        onAdded(module_id);
      },
    });
  return (
    <DialogForm
      label={texts.newModule}
      submit="Add module"
      onSubmit={save}
      onCancel={onClose}
      isBusy={form.isBusy}
      isOff={!online}
    >
      <TextInput
        label="Title"
        required
        data-autofocus
        maxLength={150}
        autoComplete="off"
        {...form.text('title')}
      />
    </DialogForm>
  );
}
