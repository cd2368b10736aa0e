import { Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { alertableTags } from '#alerts/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Modal } from '#packages/ui';
import { sendTexts } from '../answer-texts.ts';
import { AlertForm } from './alert-form.tsx';

/** Opens the dialog that alerts supervisors; only for people who manage a tag. */
export function AlertButton() {
  const { data: tags = [] } = useCopy(alertableTags, {});
  const { online } = useSyncStatus();
  const [isOpen, setOpen] = useState(false);
  if (tags.length === 0) return null;
  return (
    <>
      <Button
        leftSection={<IconSpeakerphone size={16} stroke={1.75} />}
        disabled={!online}
        title={online ? undefined : sendTexts.needsLine}
        onClick={() => setOpen(true)}
      >
        {sendTexts.title}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={sendTexts.title} size={560}>
        <AlertForm tags={tags} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}
