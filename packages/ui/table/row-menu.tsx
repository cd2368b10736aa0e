import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { RowButton } from './row-button.tsx';
import classes from './row-menu.module.css';

interface Props {
  /** Whose actions: 'Alice Brown'. */
  of: string;
  disabled?: boolean;
  /** Its items. */
  children: ReactNode;
}

/** The menu with the actions of a row. */
export function RowMenu({ of, disabled = false, children }: Props) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions for ${of}`} disabled={disabled}>
          <IconDotsVertical size={16} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface LazyProps extends Props {
  /** Of the row: the row of the next page may take this place and must not find the menu open. */
  id: string;
  /** With a border, beside other buttons that have one. */
  isFramed?: boolean;
}

/** The same for lists of up to 200 rows: the menu is only rendered when opened. */
export function LazyRowMenu({ of, id, disabled = false, isFramed = false, children }: LazyProps) {
  const [openOf, setOpenOf] = useState<string | null>(null);
  const isOpen = openOf === id;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpenOf(null);
    button.current?.focus();
  };
  const press = {
    ref: button,
    'aria-label': `Actions for ${of}`,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    disabled,
    onClick: () => setOpenOf(id),
  };
  return (
    <span className={classes['place']}>
      {isFramed ? (
        <ActionIcon variant="default" {...press}>
          {dots}
        </ActionIcon>
      ) : (
        <RowButton {...press}>{dots}</RowButton>
      )}
      {isOpen && (
        <Menu opened position="bottom-end" onClose={close}>
          <Menu.Target>
            <span className={classes['anchor']} aria-hidden />
          </Menu.Target>
          <Menu.Dropdown aria-label={`Actions for ${of}`}>{children}</Menu.Dropdown>
        </Menu>
      )}
    </span>
  );
}

/**
 * One path instead of the three of the library's icon, as a page of the list has up to 200 of them.
 */
const dots = (
  <svg
    width={16}
    height={16}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.9}
    strokeLinecap="round"
    aria-hidden
  >
    <path d={[5, 12, 19].map((y) => `M11 ${String(y)}a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`).join('')} />
  </svg>
);
