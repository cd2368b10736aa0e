import { useCallback, useEffect, useState } from 'react';
import type { CommandDialog } from '#packages/feature/web';
import { useFetched } from '../use-fetched.ts';
import { onWish, openCommand, openKeys } from './command-bus.ts';
import type { Wish } from './command-bus.ts';
import { useEarlyKeys } from './use-early-keys.ts';

const fetchPart = async () => {
  const [{ CommandMenu }, { KeysDialog }] = await Promise.all([
    import('./command-menu.tsx'),
    import('./keys-dialog.tsx'),
  ]);
  return { CommandMenu, KeysDialog };
};

/** Shows the command menu, the list of shortcuts, and the dialogs of actions on demand. */
export function CommandLoader() {
  const [open, setOpen] = useState<Wish | null>(null);
  const [query, setQuery] = useState('');
  // A function as the state itself, and not one that computes it.
  useEffect(() => onWish((wish) => setOpen(() => wish)), []);
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => {
    setOpen(null);
    setQuery('');
  };
  const field = useEarlyKeys({ isOpen: open === 'command', onText: setQuery, onClose: close });
  const isOwn = open === 'command' || open === 'keys';
  const part = useFetched({ fetchPart, isWanted: isOwn, giveUp: close });
  if (open === null) return null;
  if (typeof open === 'function') return <ActionDialog load={open} onClose={close} />;
  if (part === null) return null;
  return open === 'command' ? (
    <part.CommandMenu query={query} onQuery={setQuery} field={field} onClose={close} />
  ) : (
    <part.KeysDialog onClose={close} />
  );
}

interface DialogProps {
  load: () => Promise<CommandDialog>;
  onClose: () => void;
}

function ActionDialog({ load, onClose }: DialogProps) {
  const fetchDialog = useCallback(async () => ({ Dialog: await load() }), [load]);
  const part = useFetched({ fetchPart: fetchDialog, isWanted: true, giveUp: onClose });
  return part === null ? null : <part.Dialog onClose={onClose} />;
}

function onKey(event: KeyboardEvent): void {
  const isChord = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (isChord && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    openCommand();
  } else if (event.key === '?' && !isTyping(event.target)) {
    openKeys();
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
