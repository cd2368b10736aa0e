import { Menu, SegmentedControl, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useAuth } from '#auth/web';
import { InitialsAvatar } from '#packages/ui';
import { personInitials, personName } from '#people/domain';
import { openKeys } from '../command/command-bus.ts';
import classes from './person-menu.module.css';

const schemes = [
  { label: 'Light', value: 'light' },
  { label: 'Dark', value: 'dark' },
  { label: 'Device', value: 'auto' },
];

/** The person's own page, the colour scheme, the keys and the way out. */
export function PersonMenu() {
  const user = useAuth()?.user;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  if (user === undefined) return null;
  const name = personName(user);
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <UnstyledButton className={classes['person']} aria-label={`Menu of ${name}`}>
          <InitialsAvatar initials={personInitials(user)} seed={user.user_id} size={30} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes['who']}>
          <div className={classes['name']}>{name}</div>
          <div className={classes['email']}>{user.email}</div>
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUser size={16} stroke={1.75} />}
          component={Link}
          to={`/people/${user.user_id}`}
        >
          My page
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.75} />} onClick={openKeys}>
          Keys
        </Menu.Item>
        <Menu.Divider />
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
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.75} />}
          component={Link}
          to="/logout"
          preload={false}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
