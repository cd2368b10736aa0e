import { Button } from '@mantine/core';
import { IconFileImport, IconLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { DirectoryButton } from '#work-accounts/web';

/** Actions that add many people at once; for admins. */
export function ListActions({ viewer }: { viewer: Viewer }) {
  if (!isAdmin(viewer)) return null;
  return (
    <>
      <DirectoryButton />
      <Button
        variant="default"
        leftSection={<IconLink size={16} stroke={1.75} />}
        renderRoot={(props) => <Link {...props} to="/people/invitations" />}
      >
        Invite
      </Button>
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
