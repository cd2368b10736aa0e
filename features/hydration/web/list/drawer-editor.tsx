import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { testActionTexts } from '#measurements/web';

interface Props {
  /** What is changed here, for those who do not see it: 'Notes of the test'. */
  label: string;
  /** The button's words. */
  save: string;
  isChanged: boolean;
  online: boolean;
  onSave: () => Promise<unknown>;
  /** Back to what the test has. */
  onCancel: () => void;
  children: ReactNode;
}

/** Something of a test that is changed in its drawer: saved and taken back only once it was changed. */
export function DrawerEditor(props: Props) {
  const { label, save, isChanged, online, onSave, onCancel, children } = props;
  const [isSaving, setSaving] = useState(false);
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged || isSaving || !online) return;
        setSaving(true);
        void onSave().finally(() => setSaving(false));
      }}
    >
      <Stack gap={8}>
        {children}
        {isChanged && (
          <Group gap={8}>
            <Button type="submit" size="sm" loading={isSaving} disabled={!online}>
              {save}
            </Button>
            <Button variant="subtle" size="sm" onClick={onCancel}>
              Cancel
            </Button>
            {!online && testActionTexts.needsLine}
          </Group>
        )}
      </Stack>
    </form>
  );
}
