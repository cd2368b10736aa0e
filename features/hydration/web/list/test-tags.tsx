import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { TestDetails } from '#hydration/offline';
import { testDeedTexts, useTestDeeds } from '#measurements/web';
import { LabelList, useHasPlaces } from '#people/web';
import { TagMultiSelect } from '#tags/web';
import { deedTest } from './deed-test.ts';
import { Section } from './drawer-section.tsx';
import { drawerTexts } from './drawer-texts.ts';

interface Props {
  test: TestDetails;
  online: boolean;
}

/** The tags on a test; who may change tests changes them here. */
export function TestTags({ test, online }: Props) {
  const mayChange = test.may.edit && test.unsent === null;
  return (
    <Section title="Tags">
      {mayChange ? (
        <TagEditor key={test.tag_ids.join()} test={test} online={online} />
      ) : test.labels.length === 0 ? (
        drawerTexts.noTags
      ) : (
        <LabelList labels={test.labels} most={test.labels.length} wrap />
      )}
    </Section>
  );
}

function TagEditor({ test, online }: Props) {
  const [tag_ids, setTags] = useState<readonly string[]>(test.tag_ids);
  const [isSaving, setSaving] = useState(false);
  const deeds = useTestDeeds();
  const hasPlaces = useHasPlaces();
  const isChanged = tag_ids.join() !== test.tag_ids.join();
  return (
    <form
      aria-label="Tags of the test"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged || isSaving || !online) return;
        setSaving(true);
        void deeds.setTags(deedTest(test), tag_ids).finally(() => setSaving(false));
      }}
    >
      <Stack gap={8}>
        <TagMultiSelect
          label="Tags of the test"
          placeholder={tag_ids.length === 0 ? drawerTexts.noTags : ''}
          types={hasPlaces ? ['default', 'job', 'location'] : ['default']}
          value={tag_ids}
          onChange={setTags}
        />
        {isChanged && (
          <Group gap={8}>
            <Button type="submit" size="sm" loading={isSaving} disabled={!online}>
              Save tags
            </Button>
            <Button variant="subtle" size="sm" onClick={() => setTags(test.tag_ids)}>
              Cancel
            </Button>
            {!online && testDeedTexts.needsLine}
          </Group>
        )}
      </Stack>
    </form>
  );
}
