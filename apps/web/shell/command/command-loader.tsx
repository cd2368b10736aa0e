import { useEffect, useState } from 'react';
import { useFetched } from '../use-fetched.ts';
import { onWish, openCommand, openKeys } from './command-bus.ts';

const fetchPart = async () => {
  const [{ CommandMenu }, { KeysDialog }] = await Promise.all([
    import('./command-menu.tsx'),
    import('./keys-dialog.tsx'),
  ]);
  return { CommandMenu, KeysDialog };
};

/** Shows the command menu and the list of shortcuts on demand. */
export function CommandLoader() {
  const [open, setOpen] = useState<'command' | 'keys' | null>(null);
  useEffect(() => onWish(setOpen), []);
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(null);
  const part = useFetched({ fetchPart, isWanted: open !== null, giveUp: close });
  if (open === null || part === null) return null;
  return open === 'command' ? (
    <part.CommandMenu onClose={close} />
  ) : (
    <part.KeysDialog onClose={close} />
  );
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
