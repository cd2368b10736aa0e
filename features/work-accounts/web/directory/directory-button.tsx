import { Button } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { directoryTexts } from './directory-texts.ts';
import { useDirectoryState } from './use-directory.ts';
import classes from './directory-button.module.css';

/** Link to the page that adds people from the work directory; empty if there is none. */
export function DirectoryButton() {
  const { data } = useDirectoryState();
  if (data?.state !== 'ready') return null;
  return (
    <Button
      variant="default"
      className={classes['entry'] ?? ''}
      aria-label={directoryTexts.entry}
      leftSection={<IconAddressBook size={16} stroke={1.75} />}
      renderRoot={(props) => <Link {...props} to="/people/add/azuread" />}
    >
      <span className={classes['whole']}>{directoryTexts.entry}</span>
      <span className={classes['short']}>{directoryTexts.shortEntry}</span>
    </Button>
  );
}
