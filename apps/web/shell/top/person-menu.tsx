import { Popover, SegmentedControl, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLogout, IconUser } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useAuth, useSignOut } from '#auth/web';
import { useCopy } from '#packages/sync/web';
import { personName } from '#people/domain';
import { personOne } from '#people/offline';
import { PersonAvatar } from '#people/web';
import { openKeys } from '../command/command-bus.ts';
import classes from './person-menu.module.css';

const schemes = [
  { label: 'Light', value: 'light' },
  { label: 'Dark', value: 'dark' },
  { label: 'System', value: 'auto' },
];
const sign = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Menu with the person's own page, the colour scheme, the shortcuts and the sign-out. */
export function PersonMenu() {
  const user = useAuth()?.user;
  // The copy receives a changed name; the sign-in keeps the old one.
  const { data: known } = useCopy(personOne, { user_id: user?.user_id ?? '' });
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [isOpen, setOpen] = useState(false);
  const signOut = useSignOut();
  const who = useId();
  if (user === undefined) return null;
  const named = known ?? user;
  const name = personName(named);
  const close = () => setOpen(false);
  const entry = (word: string, Sign: Icon, run: () => void) => (
    <button
      type="button"
      className={classes['entry']}
      onClick={() => {
        close();
        run();
      }}
    >
      <Sign {...sign} />
      {word}
    </button>
  );
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={250}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes['person']}
          aria-label={`Menu for ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <PersonAvatar person={{ has_picture: false, ...named }} size={30} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes['menu']} aria-labelledby={who}>
        <div className={classes['who']}>
          <div id={who} className={classes['name']}>
            {name}
          </div>
          <div className={classes['email']}>{user.email}</div>
        </div>
        <Link to={`/people/${user.user_id}`} className={classes['entry']} onClick={close}>
          <IconUser {...sign} />
          My page
        </Link>
        {entry('Keyboard shortcuts', IconKeyboard, openKeys)}
        <div className={classes['scheme']}>
          <span id="scheme-label">Appearance</span>
          <SegmentedControl
            fullWidth
            aria-labelledby="scheme-label"
            data={schemes}
            value={colorScheme}
            onChange={(value) => setColorScheme(value as MantineColorScheme)}
          />
        </div>
        {entry('Sign out', IconLogout, signOut)}
      </Popover.Dropdown>
    </Popover>
  );
}
