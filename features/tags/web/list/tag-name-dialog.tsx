import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Modal } from '#packages/ui';
import type { Refused } from '#packages/ui';
import { tagMessages } from '#tags/contract';
import type { Tag } from '#tags/contract';
import { tagNameProblem } from '#tags/domain';

interface Props {
  /** The tag that is renamed; null for a new one; undefined: closed. */
  tag: Tag | null | undefined;
  /** Name of the type: 'job'. */
  one: string;
  /** Tags to compare the name with. */
  tags: readonly Tag[];
  online: boolean;
  onSave: (name: string) => Promise<Refused>;
  onClose: () => void;
}

/** Dialog for the name of a new or existing tag. The text is kept until it is saved. */
export function TagNameDialog({ tag, ...props }: Props) {
  return (
    <Modal
      opened={tag !== undefined}
      onClose={props.onClose}
      title={tag ? `Rename ${tag.name}` : `New ${props.one}`}
      size={420}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {tag !== undefined && <TagNameForm tag={tag} {...props} />}
    </Modal>
  );
}

function TagNameForm({
  tag,
  tags,
  online,
  onSave,
  onClose,
}: Omit<Props, 'one'> & { tag: Tag | null }) {
  const [name, setName] = useState(tag?.name ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving || !online) return;
    if (tag !== null && name === tag.name) return onClose();
    const problem = tagNameProblem(name, tags, tag?.tag_id);
    setError(problem);
    if (problem !== null) return;
    setSaving(true);
    const refused = await onSave(name);
    setSaving(false);
    if (refused === null) onClose();
    else setError(refused['name'] ?? null);
  }

  return (
    <form noValidate aria-label="Tag" onSubmit={(event) => void save(event)}>
      <Stack gap={16}>
        <TextInput
          label="Name"
          description={tagMessages.nameShortHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data-autofocus
          value={name}
          error={error}
          onChange={(event) => {
            setError(null);
            setName(event.currentTarget.value);
          }}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving} disabled={!online}>
            {tag === null ? 'Create' : 'Save'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
