import { Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { measurablePeople } from '#measurements/offline';
import { useCopy } from '#packages/sync/web';
import { Modal } from '#packages/ui';
import { personName } from '#people/domain';
import { personOne } from '#people/offline';
import type { NamedPerson } from '#people/offline';
import { PersonPicker } from '#people/web';
import { AddMeasurement } from './add-measurement-dialog.tsx';

interface Props {
  /** IANA name of the organisation's time zone. */
  zone: string;
  opened: boolean;
  onClose: () => void;
}

/** 'Add measurement' for any person whom the viewer may measure. */
export function AddAnyMeasurementDialog({ zone, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Add measurement" size={480}>
      {opened && <AnyPerson zone={zone} onClose={onClose} />}
    </Modal>
  );
}

function AnyPerson({ zone, onClose }: Omit<Props, 'opened'>) {
  const [user_id, setPerson] = useState<string | null>(null);
  const { data: measurable } = useCopy(measurablePeople, {});
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
          zone={zone}
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
