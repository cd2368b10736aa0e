import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { testActionTexts } from '#measurements/web';
import { useSyncStatus } from '#packages/sync/web';

interface Props {
  /** Label for screen readers: 'Notes of the test'. */
  label: string;
  /** Label of the button. */
  save: string;
  isChanged: boolean;
  onSave: () => Promise<unknown>;
  /** Restores the stored value. */
  onCancel: () => void;
  children: ReactNode;
}

/** An editable part of a test in its drawer; Save and Cancel are only shown after a change. */
export function DrawerEditor(props: Props) {
  const { label, save, isChanged, onSave, onCancel, children } = props;
  const { online } = useSyncStatus();
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
            {!online && testActionTexts.needsConnection}
          </Group>
        )}
      </Stack>
    </form>
  );
}
