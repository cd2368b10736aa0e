import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { TestDetails } from '#hydration/offline';
import { longestNote } from '#measurements/domain';
import { testDeedTexts, useTestDeeds } from '#measurements/web';
import { deedTest } from './deed-test.ts';
import { Section } from './drawer-section.tsx';
import { drawerTexts } from './drawer-texts.ts';

interface Props {
  test: TestDetails;
  online: boolean;
}

/** The notes of a test; who may change tests changes them here. */
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
  const [isSaving, setSaving] = useState(false);
  const deeds = useTestDeeds();
  const isChanged = notes.trim() !== test.notes;
  return (
    <form
      aria-label="Notes of the test"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged || isSaving || !online) return;
        setSaving(true);
        void deeds.setNotes(deedTest(test), notes.trim()).finally(() => setSaving(false));
      }}
    >
      <Stack gap={8}>
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
        {isChanged && (
          <Group gap={8}>
            <Button type="submit" size="sm" loading={isSaving} disabled={!online}>
              Save notes
            </Button>
            <Button variant="subtle" size="sm" onClick={() => setNotes(test.notes)}>
              Cancel
            </Button>
            {!online && testDeedTexts.needsLine}
          </Group>
        )}
      </Stack>
    </form>
  );
}
