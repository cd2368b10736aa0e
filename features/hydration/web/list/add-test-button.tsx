import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { AddAnyMeasurementDialog } from '#measurements/web';
import { measurablePeople } from '#measurements/offline';
import { useCopy } from '#packages/sync/web';
import { useZone } from '#packages/ui';

/** 'Add measurement', only if there is a person whom the viewer may measure. */
export function AddTestButton() {
  const zone = useZone();
  const { data: people = [] } = useCopy(measurablePeople, {});
  const [opened, { open, close }] = useDisclosure(false);
  if (people.length === 0) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={16} stroke={1.9} />} onClick={open}>
        Add measurement
      </Button>
      <AddAnyMeasurementDialog zone={zone} opened={opened} onClose={close} />
    </>
  );
}
