import { useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { EmergencyButton } from '#emergencies/web';
import { InitialsAvatar, ProgressChip } from '#packages/ui';
import { openCommand } from '../command/command-bus.ts';
import { useShell } from '../shell-context.ts';
import { SyncPill } from '../sync/sync-pill.tsx';
import { Bell } from './bell.tsx';
import { PersonMenu } from './person-menu.tsx';
import classes from './top-bar.module.css';

/** Organisation, command field, state of the copy, bell and person. */
export function TopBar() {
  const name = useShell()?.organisation ?? '';
  const { breakpoints } = useMantineTheme();
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`, true);
  return (
    <header className={`${classes['bar'] ?? ''} ws-not-printed`}>
      <div className={classes['organisation']}>
        {name !== '' && (
          <>
            <InitialsAvatar initials={initialsOf(name)} seed={name} size={24} shape="square" />
            <span className={classes['name']}>{name}</span>
          </>
        )}
      </div>
      <button type="button" className={classes['command']} onClick={openCommand}>
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span>Go to a screen, person or tag</span>
        <kbd aria-hidden>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <div className={classes['right']}>
        <ProgressChip short={!isWide} />
        <EmergencyButton />
        <SyncPill />
        <Bell />
        <PersonMenu />
      </div>
    </header>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Up to two capitals of a name: of its first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('');
}
