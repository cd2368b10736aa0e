import { useState } from 'react';
import { DialogForm, Modal } from '#packages/ui';
import { TagMultiSelect } from '#tags/web';
import { useHasPlaces } from '../use-has-places.ts';

interface Props {
  /** Whether tags are added or removed; null: closed. */
  action: 'addTags' | 'removeTags' | null;
  /** What gets or loses them: '3 people'. */
  of: string;
  onChoose: (tag_ids: string[]) => void;
  onClose: () => void;
}

/** Chooses the tags that are added to or removed from people or tests. */
export function TaggingDialog({ action, of, onChoose, onClose }: Props) {
  const word = action === 'removeTags' ? 'Remove tags' : 'Add tags';
  return (
    <Modal opened={action !== null} onClose={onClose} title={`${word} · ${of}`} size={460}>
      {action !== null && (
        <TaggingForm
          isNew={action === 'addTags'}
          word={word}
          onChoose={onChoose}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

interface FormProps extends Pick<Props, 'onChoose' | 'onClose'> {
  /** New tags may be created here. */
  isNew: boolean;
  word: string;
}

function TaggingForm({ isNew, word, onChoose, onClose }: FormProps) {
  const [tag_ids, setTags] = useState<string[]>([]);
  const hasPlaces = useHasPlaces();
  return (
    <DialogForm
      label={word}
      onSubmit={() => tag_ids.length > 0 && onChoose(tag_ids)}
      submit={word}
      isOff={tag_ids.length === 0}
      onCancel={onClose}
    >
      <TagMultiSelect
        label={hasPlaces ? 'Tags, jobs and locations' : 'Tags'}
        isFirst
        value={tag_ids}
        onChange={setTags}
        types={hasPlaces ? ['default', 'job', 'location'] : ['default']}
        allowNew={isNew}
      />
    </DialogForm>
  );
}
