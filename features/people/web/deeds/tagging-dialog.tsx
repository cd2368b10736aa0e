import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '#packages/ui';
import { TagMultiSelect } from '#tags/web';
import { useHasPlaces } from '../use-has-places.ts';
import { deedTexts } from './deed-texts.ts';

interface Props {
  /** Whether tags are put on or taken off; null: closed. */
  deed: 'addTags' | 'removeTags' | null;
  /** Of how many people. */
  count: number;
  onChoose: (tag_ids: string[]) => void;
  onClose: () => void;
}

/** Which tags the chosen people get, or lose. */
export function TaggingDialog({ deed, count, onChoose, onClose }: Props) {
  const word = deed === 'removeTags' ? 'Remove tags' : 'Add tags';
  return (
    <Modal
      opened={deed !== null}
      onClose={onClose}
      title={`${word} · ${deedTexts.people(count)}`}
      size={460}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {deed !== null && (
        <TaggingForm isNew={deed === 'addTags'} word={word} onChoose={onChoose} onClose={onClose} />
      )}
    </Modal>
  );
}

interface FormProps extends Pick<Props, 'onChoose' | 'onClose'> {
  /** Tags may be made here. */
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
