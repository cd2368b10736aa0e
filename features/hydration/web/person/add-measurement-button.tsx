import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { AddMeasurementDialog } from '#measurements/web';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { useZone } from '#packages/ui';

/** 'Add measurement', only if the viewer may measure this person. */
export function AddMeasurementButton({ person }: { person: PersonCard }) {
  const zone = useZone();
  const [opened, { open, close }] = useDisclosure(false);
  if (!person.may.measure) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={16} stroke={1.9} />} onClick={open}>
        Add measurement
      </Button>
      <AddMeasurementDialog
        person={{ user_id: person.user_id, name: personName(person) }}
        zone={zone}
        opened={opened}
        onClose={close}
      />
    </>
  );
}
