import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { usePeopleParts } from '../people-parts.ts';

/** Actions that add many people at once; for admins. */
export function ListActions({ viewer }: { viewer: Viewer }) {
  const { WayIn } = usePeopleParts();
  if (!isAdmin(viewer)) return null;
  return (
    <>
      <WayIn />
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} stroke={1.75} />}
        renderRoot={(props) => <Link {...props} to="/people/import" />}
      >
        Import
      </Button>
    </>
  );
}
