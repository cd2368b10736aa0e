import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { OwnTypeKind } from '#measurements/contract';
import { ownTypeProblems } from '#measurements/domain';
import type { OwnTypeErrors } from '#measurements/domain';
import { createId } from '#packages/kit';
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
  const [fields, setFields] = useState({ name: '', unit: '' });
  const [errors, setErrors] = useState<OwnTypeErrors>({});

  async function save(): Promise<void> {
    const names = others.map(({ name }) => name);
    const problems = ownTypeProblems({ ...fields, icon: null, image: null }, names);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const refused = await actions.create(id, fields);
    if (refused === null) onMade(id);
    else setErrors(refused);
  }

  const field = (name: 'name' | 'unit') => ({
    value: fields[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setFields((before) => ({ ...before, [name]: value }));
      setErrors({});
    },
  });
  return (
    <DialogForm
      label="New type"
      onSubmit={save}
      submit="Create"
      isBusy={actions.isBusy}
      isOff={!online}
      note={<ActionNote>{online ? '' : ownTypeWords.needsLine}</ActionNote>}
      onCancel={onClose}
    >
      <TextInput label="Name" autoComplete="off" data-autofocus {...field('name')} />
      <TextInput label="Unit" autoComplete="off" {...field('unit')} />
    </DialogForm>
  );
}

function newId(): string {
  return createId(Date.now(), (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>));
}
