import { Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { alertableTags, newestTest } from '#alerts/offline';
import type { NamedTest } from '#alerts/offline';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Modal, useDiscardQuestion } from '#packages/ui';
import { sendTexts } from '../answer-texts.ts';
import { AlertForm } from './alert-form.tsx';
import type { NamedPerson } from './alert-form.tsx';

interface ButtonProps {
  /** Whom the alert is about; without them it is about tags. */
  people?: readonly NamedPerson[];
  /** Their tests that the alert is about. */
  tests?: readonly NamedTest[];
  /** Whether it is the main action of its place; by default without people. */
  isMain?: boolean;
}

/** Opens the dialog that alerts supervisors; for people who manage a tag, where alerts are on. */
export function AlertButton({ people, tests, isMain = people === undefined }: ButtonProps) {
  const { mayAlert } = useMayAlert();
  const { online } = useSyncStatus();
  const [isOpen, setOpen] = useState(false);
  if (!mayAlert) return null;
  return (
    <>
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconSpeakerphone size={16} stroke={1.75} />}
        disabled={!online}
        title={online ? undefined : sendTexts.needsLine}
        onClick={() => setOpen(true)}
      >
        {sendTexts.title}
      </Button>
      <AlertDialog opened={isOpen} people={people} tests={tests} onClose={() => setOpen(false)} />
    </>
  );
}

/** The same about one person, with their newest test. */
export function PersonAlertButton({ person }: { person: NamedPerson }) {
  const { data: test } = useCopy(newestTest, { user_id: person.user_id });
  return <AlertButton people={[person]} tests={test ? [test] : []} />;
}

interface DialogProps {
  opened: boolean;
  people?: readonly NamedPerson[] | undefined;
  tests?: readonly NamedTest[] | undefined;
  onClose: () => void;
}

/** The dialog that alerts supervisors about tags, or about people. */
export function AlertDialog({ opened, people = [], tests = [], onClose }: DialogProps) {
  const { tags } = useMayAlert();
  const { onGuardedClose, onChanged } = useDiscardQuestion(onClose);
  return (
    <Modal opened={opened} onClose={onGuardedClose} title={sendTexts.title} size={560}>
      <AlertForm
        tags={tags}
        people={people}
        tests={tests}
        onDone={onClose}
        onCancel={onGuardedClose}
        onChanged={onChanged}
      />
    </Modal>
  );
}

/** Whether the viewer may alert supervisors, and about which tags. */
export function useMayAlert() {
  const { data: tags = [] } = useCopy(alertableTags, {});
  const { data: organisation } = useCopy(organisationOwn, {});
  const isOn = organisation ? isSwitchedOn(organisation.metadata, 'alert') : false;
  return { tags, mayAlert: isOn && tags.length > 0 };
}
