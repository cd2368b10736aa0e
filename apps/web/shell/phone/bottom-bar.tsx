import { Badge, Button, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Drawer } from '#packages/ui';
import { currentOf, phoneBarOf } from '../../menu-of.ts';
import type { ShownEntry } from '../../menu-of.ts';
import { openCommand } from '../command/command-bus.ts';
import { useShell } from '../shell-context.ts';
import classes from './phone.module.css';

/** The menu says which entry is the current one; a link would also mark those above it. */
const marking = { activeOptions: { exact: true }, activeProps: {} };

/** The bottom bar of a phone: four entries and the sheet with all of them. */
export function BottomBar() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const entries = useShell()?.entries ?? [];
  const [isOpen, sheet] = useDisclosure(false);
  const bar = phoneBarOf(entries, pathname);
  const isElsewhere =
    currentOf(entries, pathname) !== undefined && bar.every(({ current }) => current === undefined);
  return (
    <>
      <nav
        className={`${classes['bottom'] ?? ''} ws-not-printed`}
        aria-label="Main, compact"
        data-phone-bar
      >
        {bar.map((entry) => (
          <Link
            key={entry.label}
            to={entry.to}
            className={classes['entry']}
            aria-current={entry.current}
            {...marking}
          >
            <span className={classes['sign']}>
              {entry.icon !== undefined && <entry.icon size={21} stroke={1.75} aria-hidden />}
            </span>
            <span className={classes['word']}>{entry.label}</span>
            {entry.Count !== undefined && (
              <span className={classes['count']}>
                <Suspense fallback={null}>
                  <entry.Count />
                </Suspense>
              </span>
            )}
          </Link>
        ))}
        <UnstyledButton
          className={classes['entry']}
          onClick={sheet.open}
          aria-haspopup="dialog"
          aria-current={isElsewhere ? 'true' : undefined}
        >
          <span className={classes['sign']}>
            <IconMenu2 size={21} stroke={1.75} aria-hidden />
          </span>
          More
        </UnstyledButton>
      </nav>
      <Drawer
        opened={isOpen}
        onClose={sheet.close}
        position="bottom"
        size="auto"
        title="All screens"
        radius="xl"
      >
        <MoreSheet entries={entries} onDone={sheet.close} />
      </Drawer>
    </>
  );
}

/** All entries that are not in the bar. */
function MoreSheet({ entries, onDone }: { entries: readonly ShownEntry[]; onDone: () => void }) {
  return (
    <div className={classes['sheet']}>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconSearch size={16} stroke={1.75} />}
        onClick={() => {
          onDone();
          openCommand();
        }}
      >
        Search screens and people
      </Button>
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Link to={entry.to} className={classes['row']} onClick={onDone} {...marking}>
              {entry.icon !== undefined && <entry.icon size={20} stroke={1.75} aria-hidden />}
              {entry.label}
              {entry.isPreview && <Preview />}
            </Link>
            {entry.children.length > 0 && (
              <ul className={classes['subs']}>
                {entry.children.map((child) => (
                  <li key={child.label}>
                    <Link to={child.to} className={classes['sub']} onClick={onDone} {...marking}>
                      {child.label}
                      {child.Count !== undefined && (
                        <span className={classes['open']}>
                          <Suspense fallback={null}>
                            <child.Count />
                          </Suspense>
                        </span>
                      )}
                      {child.isPreview && <Preview />}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Preview() {
  return (
    <Badge size="xs" variant="default" tt="none">
      Preview
    </Badge>
  );
}
