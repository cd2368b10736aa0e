import { useEffect, useRef, useState } from 'react';

/** Milliseconds until a popover closes after the pointer has left. */
const popoverClose = 300;

/**
 * A popover that opens on hover and closes shortly after the pointer has left, so that the pointer
 * can move into it; after a press it stays until the next press here or elsewhere.
 */
export function useHoverPopover() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed');
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state !== 'closed';
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!isOpen) return;
    // On the document, as hovering does not set the focus.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('closed');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  const hover = {
    onMouseEnter() {
      clearTimeout(leaving.current);
      setState((now) => (now === 'closed' ? 'hovered' : now));
    },
    onMouseLeave() {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(
        () => setState((now) => (now === 'hovered' ? 'closed' : now)),
        popoverClose,
      );
    },
  };
  return {
    /** For the popover itself. */
    popover: {
      opened: isOpen,
      // A press elsewhere.
      onChange: (isWanted: boolean) => !isWanted && setState('closed'),
    },
    /** For the icon that opens it. */
    sign: {
      ...hover,
      // Escape closes this first, and then a dialog around it.
      'data-mantine-stop-propagation': isOpen || undefined,
      onClick: () => setState((now) => (now === 'pressed' ? 'closed' : 'pressed')),
    },
    /** For what is opened. */
    hover,
  };
}
