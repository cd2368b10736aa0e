import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { TestDetails } from '#hydration/offline';
import { longestNote } from '#measurements/domain';
import { useTestActions } from '#measurements/web';
import { actionTest } from './action-test.ts';
import { DrawerEditor } from './drawer-editor.tsx';
import { Section } from './drawer-section.tsx';
import { drawerTexts } from './drawer-texts.ts';

interface Props {
  test: TestDetails;
  online: boolean;
}

/** The notes of a test, editable if the viewer may change tests. */
export function TestNotes({ test, online }: Props) {
  const mayChange = test.may.edit && test.unsent === null;
  return (
    <Section title="Notes">
      {mayChange ? (
        <NotesEditor key={test.notes} test={test} online={online} />
      ) : (
        test.notes || drawerTexts.noNotes
      )}
    </Section>
  );
}

function NotesEditor({ test, online }: Props) {
  const [notes, setNotes] = useState(test.notes);
  const actions = useTestActions();
  return (
    <DrawerEditor
      label="Notes of the test"
      save="Save notes"
      isChanged={notes.trim() !== test.notes}
      online={online}
      onSave={() => actions.setNotes(actionTest(test), notes.trim())}
      onCancel={() => setNotes(test.notes)}
    >
      <Textarea
        aria-label="Notes of the test"
        placeholder={drawerTexts.noNotes}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longestNote}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
    </DrawerEditor>
  );
}
