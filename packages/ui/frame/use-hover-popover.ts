import { useEffect, useRef, useState } from 'react';

/** Milliseconds that a popover stays after the pointer has left it and its sign. */
const popoverClose = 300;

/**
 * A popover that opens under the pointer and stays a moment after it has left, so that one can go into
 * it; pressed, it stays until it is pressed again, or something else is.
 */
export function useHoverPopover() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed');
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state !== 'closed';
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!isOpen) return;
    // Wherever the focus is: under a pointer nothing need have it.
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
      // A press on something else.
      onChange: (isWanted: boolean) => !isWanted && setState('closed'),
    },
    /** For the sign that opens it. */
    sign: {
      ...hover,
      // Escape closes this first, and a dialog around it only then.
      'data-mantine-stop-propagation': isOpen || undefined,
      onClick: () => setState((now) => (now === 'pressed' ? 'closed' : 'pressed')),
    },
    /** For what is opened. */
    hover,
  };
}
