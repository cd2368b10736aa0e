import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '#packages/ui';
import { useHasPlaces } from '#people/web';
import { TagMultiSelect } from '#tags/web';
import { testActionTexts } from '../actions/test-action-texts.ts';

interface Props {
  /** Number of tests that get the tags; 0 closes the dialog. */
  count: number;
  onChoose: (tag_ids: string[]) => void;
  onClose: () => void;
}

/** Chooses the tags that are added to tests. */
export function AddTagsDialog({ count, onChoose, onClose }: Props) {
  return (
    <Modal
      opened={count > 0}
      onClose={onClose}
      title={`Add tags · ${testActionTexts.tests(count)}`}
      size={460}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {count > 0 && <AddTagsForm onChoose={onChoose} onClose={onClose} />}
    </Modal>
  );
}

function AddTagsForm({ onChoose, onClose }: Omit<Props, 'count'>) {
  const [tag_ids, setTags] = useState<string[]>([]);
  const hasPlaces = useHasPlaces();
  return (
    <form
      noValidate
      aria-label="Add tags"
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
          allowNew
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={tag_ids.length === 0}>
            Add tags
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
