import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCopy } from '#packages/sync/web';
import { personForm } from '#people/offline';

/** Link to the form of a person, if the viewer may change them. */
export function EditButton({ user_id }: { user_id: string }) {
  const { data: stored } = useCopy(personForm, { user_id });
  if (stored?.may.edit !== true) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.75} />}
      renderRoot={(props) => (
        <Link to="/people/$user_id" params={{ user_id }} search={{ edit: true }} {...props} />
      )}
    >
      Edit
    </Button>
  );
}
