import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

interface EarlyKeys {
  /** The menu was requested. */
  isOpen: boolean;
  /** Changes what is typed before the field exists. */
  onText: (edit: (text: string) => string) => void;
  onClose: () => void;
}

/**
 * Takes the keys pressed between the request for the menu and the focus in its field. Otherwise they
 * would be lost, or start something in the page behind.
 *
 * @returns the ref for the field
 */
export function useEarlyKeys({
  isOpen,
  onText,
  onClose,
}: EarlyKeys): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isInDialog(event.target)) return;
    const isText = event.key.length === 1 || event.key === 'Backspace';
    if (field.current !== null) {
      field.current.focus();
      // The browser types into the field that has the focus now; other keys have to be sent on.
      if (isText) return;
      field.current.dispatchEvent(new KeyboardEvent(event.type, event));
    } else if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace') onText((text) => text.slice(0, -1));
    else if (isText) onText((text) => text + event.key);
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [isOpen]);
  return field;
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}
