import { TextInput } from '@mantine/core';
import { useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { DialogForm, Modal } from '#packages/ui';
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
  const form = useSave({ name: tag?.name ?? '' });
  const { name } = form.values;

  function save() {
    if (name === tag?.name) return onClose();
    const problem = tagNameProblem(name, tags, tag?.tag_id);
    const problems = problem === null ? {} : { name: problem };
    void form.save({ problems, send: () => onSave(name), onDone: onClose });
  }

  return (
    <DialogForm
      label="Tag"
      onSubmit={save}
      submit={tag === null ? 'Create' : 'Save'}
      isBusy={form.isBusy}
      isOff={!online}
      onCancel={onClose}
    >
      <TextInput
        label="Name"
        description={tagMessages.nameShortHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data-autofocus
        {...form.text('name')}
      />
    </DialogForm>
  );
}
