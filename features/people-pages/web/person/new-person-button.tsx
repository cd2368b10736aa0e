import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCopy } from '#packages/sync/web';
import { canAddPeople } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';

/** Link to add a person, if the viewer may. */
export function NewPersonButton() {
  const { data: viewer } = useCopy(permissionsViewer, {});
  if (viewer === undefined || !canAddPeople(viewer)) return null;
  return (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      renderRoot={(props) => <Link to="/people/new" {...props} />}
    >
      New person
    </Button>
  );
}
