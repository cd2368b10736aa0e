import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { measurablePeople } from '#measurements/offline';
import { useCopy } from '#packages/sync/web';
import { Modal } from '#packages/ui';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { personOne } from '#people/offline';
import type { NamedPerson } from '#people/offline';
import { PersonPicker } from '#people/web';
import { AddMeasurement } from './add-measurement.tsx';

/** 'Add measurement', only if the viewer may measure this person. */
export function AddMeasurementButton({ person }: { person: PersonCard }) {
  const { user_id, may } = person;
  const name = personName(person);
  if (!may.measure) return null;
  return (
    <AddButton title={`Add measurement for ${name}`}>
      {(close) => <AddMeasurement person={{ user_id, name }} onClose={close} />}
    </AddButton>
  );
}

interface RetestProps {
  user_id: string;
  name: string;
}

/** 'Add re-test', only if the viewer may measure this person. */
export function AddRetestButton({ user_id, name }: RetestProps) {
  const { data: measurable = [] } = useCopy(measurablePeople, {});
  if (!measurable.includes(user_id)) return null;
  return (
    <AddButton label="Add re-test" title={`Add measurement for ${name}`}>
      {(close) => <AddMeasurement person={{ user_id, name }} onClose={close} />}
    </AddButton>
  );
}

/** The same for any person, only if there is one whom the viewer may measure. */
export function AddAnyMeasurementButton() {
  const { data: people = [] } = useCopy(measurablePeople, {});
  if (people.length === 0) return null;
  return (
    <AddButton title="Add measurement">
      {(close) => <AnyPerson measurable={people} onClose={close} />}
    </AddButton>
  );
}

/** Adds a test of any person, over the page that is open. */
export function AddTestDialog({ onClose }: { onClose: () => void }) {
  const { data: people } = useCopy(measurablePeople, {});
  return (
    <Modal opened onClose={onClose} title="Add measurement" size={480}>
      {people !== undefined && <AnyPerson measurable={people} onClose={onClose} />}
    </Modal>
  );
}

interface AddButtonProps {
  label?: string;
  /** Of the dialog. */
  title: string;
  children: (close: () => void) => ReactNode;
}

function AddButton({ label = 'Add measurement', title, children }: AddButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button leftSection={<IconPlus size={16} stroke={1.9} />} onClick={open}>
        {label}
      </Button>
      <Modal opened={opened} onClose={close} title={title} size={480}>
        {children(close)}
      </Modal>
    </>
  );
}

interface AnyPersonProps {
  measurable: readonly string[];
  onClose: () => void;
}

function AnyPerson({ measurable, onClose }: AnyPersonProps) {
  const [user_id, setPerson] = useState<string | null>(null);
  const { data: person } = useCopy(
    personOne,
    { user_id: user_id ?? '' },
    { enabled: user_id !== null },
  );
  const isOffered = useMemo(() => {
    const ids = new Set(measurable);
    return (one: NamedPerson) => ids.has(one.user_id);
  }, [measurable]);
  return (
    <Stack gap={16}>
      <PersonPicker
        label="Person"
        placeholder="Name or email"
        value={user_id}
        isOffered={isOffered}
        onChange={setPerson}
      />
      {user_id !== null && person ? (
        <AddMeasurement
          key={user_id}
          person={{ user_id, name: personName(person) }}
          onClose={onClose}
        />
      ) : (
        <Text size="sm" c="dimmed">
          Select the person who was tested.
        </Text>
      )}
    </Stack>
  );
}
