import { lazy, Suspense, useEffect, useState } from 'react';
import { onWish, openCommand, openKeys } from './command-bus.ts';

const CommandMenu = lazy(async () => ({
  default: (await import('./command-menu.tsx')).CommandMenu,
}));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** Fetches the command menu and the list of keys when they are first asked for. */
export function CommandLoader() {
  const [open, setOpen] = useState<'command' | 'keys' | null>(null);
  useEffect(() => onWish(setOpen), []);
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(null);
  return (
    <Suspense>
      {open === 'command' && <CommandMenu onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </Suspense>
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
