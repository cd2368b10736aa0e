import { Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { alertableTags } from '#alerts/offline';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Modal } from '#packages/ui';
import { sendTexts } from '../answer-texts.ts';
import { AlertForm } from './alert-form.tsx';

/** Opens the dialog that alerts supervisors; for people who manage a tag, where alerts are on. */
export function AlertButton() {
  const { data: tags = [] } = useCopy(alertableTags, {});
  const { online } = useSyncStatus();
  const [isOpen, setOpen] = useState(false);
  const { data: organisation } = useCopy(organisationOwn, {});
  const isOn = organisation ? isSwitchedOn(organisation.metadata, 'alert') : false;
  if (tags.length === 0 || !isOn) return null;
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
