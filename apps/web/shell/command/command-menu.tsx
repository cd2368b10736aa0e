import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { uiMessages, usePageBehind, useRemembered } from '#packages/ui';
import { foundCommands, withRecent } from './command-items.ts';
import type { CommandItem } from './command-items.ts';
import { useCommandItems } from './use-command-items.ts';
import classes from './command.module.css';

const [store, spotlight] = createSpotlight();
const about = 'Go to a screen, person or tag, or do something';

interface CommandMenuProps {
  query: string;
  onQuery: (query: string) => void;
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** Opens any screen, person or label that the viewer may open, and does any action they may do. */
export function CommandMenu({ query, onQuery, field, onClose }: CommandMenuProps) {
  const items = useCommandItems();
  const [recent, setRecent] = useRemembered<readonly string[]>('commands', []);
  const found = foundCommands(items, query, recent);
  const id = usePageBehind(useSpotlight(store).opened);
  const guard = useCarefulEnter();
  useEffect(() => spotlight.open(), []);
  useFirstSelected(query);
  const use = (item: CommandItem) => {
    setRecent(withRecent(recent, item));
    onClose();
    item.run();
  };
  return (
    <Spotlight.Root
      id={id}
      store={store}
      query={query}
      onQueryChange={(next) => {
        guard.forget();
        onQuery(next);
      }}
      onSpotlightClose={onClose}
      shortcut={null}
      closeOnActionTrigger={false}
      radius="lg"
      scrollable
      maxHeight={420}
      attributes={{ content: { 'aria-label': about } }}
      classNames={{
        action: classes['action'] ?? '',
        actionsGroup: classes['group'] ?? '',
        actionSection: classes['section'] ?? '',
        content: classes['menu'] ?? '',
      }}
    >
      <Spotlight.Search
        ref={field}
        placeholder={about}
        aria-label={about}
        leftSection={<IconSearch size={18} stroke={1.75} />}
        onKeyDownCapture={guard.onKey}
      />
      <Spotlight.ActionsList>
        {found.map(({ group, items: own }) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {own.map((item) => (
              <Entry key={item.key} item={item} onUse={use} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {found.length === 0 && <Spotlight.Empty>{uiMessages.noResults}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/**
 * Entries may come after the input, when people and labels are read. The library selects the first
 * one only at an input, so Enter would do nothing.
 */
function useFirstSelected(query: string): void {
  useEffect(() => {
    if (query.trim() === '') return;
    const list = document.getElementById(store.getState().listId);
    if (list === null || list.querySelector('[data-selected]') !== null) return;
    list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  });
}

function Entry({ item, onUse }: { item: CommandItem; onUse: (item: CommandItem) => void }) {
  const { label, hint, icon: Sign, isCareful } = item;
  return (
    <Spotlight.Action
      label={label}
      {...(isCareful === true && { 'data-careful': true })}
      leftSection={<Sign size={16} stroke={1.75} />}
      rightSection={hint !== undefined && <span className={classes['hint']}>{hint}</span>}
      onClick={() => onUse(item)}
    />
  );
}

/** Enter takes an entry that ends something only after an arrow key has chosen it. */
function useCarefulEnter() {
  const hasMoved = useRef(false);
  return {
    forget: () => {
      hasMoved.current = false;
    },
    onKey(event: KeyboardEvent) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMoved.current = true;
      if (event.key !== 'Enter' || hasMoved.current) return;
      const chosen = document.querySelector('[data-action][data-selected]');
      if (chosen?.hasAttribute('data-careful') !== true) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
