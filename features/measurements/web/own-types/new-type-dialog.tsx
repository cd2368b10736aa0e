import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { OwnTypeKind } from '#measurements/contract';
import { ownTypeProblems } from '#measurements/domain';
import { useSave } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, DialogForm, Modal } from '#packages/ui';
import { ownTypeTexts, ownTypeWords } from './own-type-texts.ts';
import type { useOwnTypeActions } from './use-own-type-actions.ts';

interface Props {
  kind: OwnTypeKind;
  opened: boolean;
  /** Active types of the kind. */
  others: readonly { name: string }[];
  actions: ReturnType<typeof useOwnTypeActions>;
  onMade: (id: string) => void;
  onClose: () => void;
}

/** Dialog for name and unit of a new type. The input is kept until it is created. */
export function NewTypeDialog({ opened, ...props }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={`New ${ownTypeTexts[props.kind].one}`}
      size={420}
    >
      <NewTypeForm {...props} />
    </Modal>
  );
}

function NewTypeForm({ others, actions, onMade, onClose }: Omit<Props, 'opened'>) {
  const { online } = useSyncStatus();
  const [id] = useState(newId);
  const { values, isBusy, save, text } = useSave({ name: '', unit: '' });
  const names = others.map(({ name }) => name);
  const create = () =>
    save({
      problems: { ...ownTypeProblems({ ...values, icon: null, image: null }, names) },
      send: () => actions.create(id, values),
      onDone: () => onMade(id),
    });
  return (
    <DialogForm
      label="New type"
      onSubmit={create}
      submit="Create"
      isBusy={isBusy}
      isOff={!online}
      note={<ActionNote>{online ? '' : ownTypeWords.needsLine}</ActionNote>}
      onCancel={onClose}
    >
      <TextInput label="Name" autoComplete="off" data-autofocus {...text('name')} />
      <TextInput label="Unit" autoComplete="off" {...text('unit')} />
    </DialogForm>
  );
}
