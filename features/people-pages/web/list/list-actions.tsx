import { Button } from '@mantine/core';
import { IconFileImport, IconLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { DirectoryButton } from '#work-accounts/web';
import classes from './list-actions.module.css';

/** Actions that add many people at once; for admins. */
export function ListActions({ viewer }: { viewer: Viewer }) {
  if (!isAdmin(viewer)) return null;
  return (
    <>
      <DirectoryButton />
      <Button
        variant="default"
        className={classes['action'] ?? ''}
        leftSection={<IconLink size={16} stroke={1.75} />}
        renderRoot={(props) => <Link {...props} to="/people/invitations" />}
      >
        <span className={classes['word']}>Invite</span>
      </Button>
      <Button
        variant="default"
        className={classes['action'] ?? ''}
        leftSection={<IconFileImport size={16} stroke={1.75} />}
        renderRoot={(props) => <Link {...props} to="/people/import" />}
      >
        <span className={classes['word']}>Import</span>
      </Button>
    </>
  );
}
