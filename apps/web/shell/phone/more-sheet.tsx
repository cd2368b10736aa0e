import { Badge, Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ShownEntry } from '../../menu-of.ts';
import { openCommand } from '../command/command-bus.ts';
import classes from './phone.module.css';

/** All entries that are not in the bar. */
export function MoreSheet({
  entries,
  onDone,
}: {
  entries: readonly ShownEntry[];
  onDone: () => void;
}) {
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
            <Link to={entry.to} className={classes['row']} onClick={onDone} activeProps={{}}>
              {entry.icon !== undefined && <entry.icon size={20} stroke={1.75} aria-hidden />}
              {entry.label}
              {entry.isPreview && <Preview />}
            </Link>
            {entry.children.length > 0 && (
              <ul className={classes['subs']}>
                {entry.children.map((child) => (
                  <li key={child.label}>
                    <Link
                      to={child.to}
                      className={classes['sub']}
                      onClick={onDone}
                      activeProps={{}}
                    >
                      {child.label}
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
