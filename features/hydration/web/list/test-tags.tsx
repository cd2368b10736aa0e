import { useState } from 'react';
import type { TestDetails } from '#hydration/offline';
import { useTestActions } from '#measurements/web';
import { LabelList, useHasPlaces } from '#people/web';
import { TagMultiSelect } from '#tags/web';
import { actionTest } from './action-test.ts';
import { DrawerEditor } from './drawer-editor.tsx';
import { Section } from './drawer-section.tsx';
import { drawerTexts } from './drawer-texts.ts';

interface Props {
  test: TestDetails;
  online: boolean;
}

/** The tags of a test, editable if the viewer may change tests. */
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
  const actions = useTestActions();
  const hasPlaces = useHasPlaces();
  return (
    <DrawerEditor
      label="Tags of the test"
      save="Save tags"
      isChanged={tag_ids.join() !== test.tag_ids.join()}
      online={online}
      onSave={() => actions.setTags(actionTest(test), tag_ids)}
      onCancel={() => setTags(test.tag_ids)}
    >
      <TagMultiSelect
        label="Tags of the test"
        placeholder={tag_ids.length === 0 ? drawerTexts.noTags : ''}
        types={hasPlaces ? ['default', 'job', 'location'] : ['default']}
        value={tag_ids}
        onChange={setTags}
      />
    </DrawerEditor>
  );
}
