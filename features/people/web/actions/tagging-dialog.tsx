import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '#packages/ui';
import { TagMultiSelect } from '#tags/web';
import { useHasPlaces } from '../use-has-places.ts';
import { actionTexts } from './action-texts.ts';

interface Props {
  /** Whether tags are added or removed; null: closed. */
  action: 'addTags' | 'removeTags' | null;
  /** Number of people. */
  count: number;
  onChoose: (tag_ids: string[]) => void;
  onClose: () => void;
}

/** Chooses the tags that are added to or removed from the chosen people. */
export function TaggingDialog({ action, count, onChoose, onClose }: Props) {
  const word = action === 'removeTags' ? 'Remove tags' : 'Add tags';
  return (
    <Modal
      opened={action !== null}
      onClose={onClose}
      title={`${word} · ${actionTexts.people(count)}`}
      size={460}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
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
    <form
      noValidate
      aria-label={word}
      onSubmit={(event) => {
        event.preventDefault();
        if (tag_ids.length > 0) onChoose(tag_ids);
      }}
    >
      <Stack gap={16}>
        <TagMultiSelect
          label={hasPlaces ? 'Tags, jobs and locations' : 'Tags'}
          isFirst
          value={tag_ids}
          onChange={setTags}
          types={hasPlaces ? ['default', 'job', 'location'] : ['default']}
          allowNew={isNew}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={tag_ids.length === 0}>
            {word}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
