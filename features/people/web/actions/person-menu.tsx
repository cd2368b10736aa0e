import { ActionIcon, Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { RowButton } from '#packages/ui';
import { personName } from '#people/domain';
import type { PersonRow } from '#people/domain';
import { ActionItem } from './action-item.tsx';
import { actionIcons } from './action-icons.tsx';
import { actionTexts } from './action-texts.ts';
import classes from './person-menu.module.css';

interface Props {
  person: PersonRow;
  online: boolean;
  onHide: () => void;
  onUnhide: () => void;
  onMerge: () => void;
  onDelete: () => void;
  /** False if a button beside the menu hides and shows. */
  hasHide?: boolean;
  /** With a border, beside other buttons that have one. */
  isFramed?: boolean;
  /** Entries at the end of the menu that only the person's own page has. */
  more?: ReactNode;
}

/**
 * Actions with one person. Disabled entries give the reason. The menu is only rendered when opened,
 * as a page of the list has up to 200 of them.
 */
export function PersonMenu({ person, isFramed = false, ...actions }: Props) {
  // A row of the next page may take this place and must not find the menu open.
  const [openOf, setOpenOf] = useState<string | null>(null);
  const isOpen = openOf === person.user_id;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpenOf(null);
    button.current?.focus();
  };
  const press = {
    ref: button,
    'aria-label': `Actions for ${personName(person)}`,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    disabled: person.isPending,
    onClick: () => setOpenOf(person.user_id),
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
          <Menu.Dropdown aria-label={`Actions for ${personName(person)}`}>
            <Items person={person} {...actions} />
          </Menu.Dropdown>
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

function Items({ person, online, hasHide = true, more, ...actions }: Props) {
  const { onHide, onUnhide, onMerge, onDelete } = actions;
  const { is_hidden, refusals } = person;
  const reasonOf = (refusal: string | null) => (online ? refusal : actionTexts.needsLine);
  // Enabled if a merge is possible in either direction.
  const merge = refusals.mergeInto === null ? null : refusals.mergeAway;
  return (
    <>
      {hasHide && (
        <ActionItem
          label={is_hidden ? 'Unhide' : 'Hide'}
          icon={is_hidden ? actionIcons.unhide : actionIcons.hide}
          reason={reasonOf(refusals.hide)}
          onClick={is_hidden ? onUnhide : onHide}
        />
      )}
      <ActionItem
        label="Merge"
        icon={actionIcons.merge}
        reason={reasonOf(merge)}
        onClick={onMerge}
      />
      {more}
      <ActionItem
        label="Delete"
        icon={actionIcons.remove}
        reason={reasonOf(refusals.remove)}
        isDangerous
        onClick={onDelete}
      />
    </>
  );
}
