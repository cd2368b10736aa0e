import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { countText } from '#packages/kit';
import classes from './selection-bar.module.css';

interface Props {
  /** Number of chosen rows; without any there is no bar. */
  count: number;
  onClear: () => void;
  /** Actions with the chosen rows. */
  children: ReactNode;
}

/** Floats over the end of a list while rows are chosen, with the actions for all of them. */
export function SelectionBar(props: Props) {
  return props.count === 0 ? null : <Bar {...props} />;
}

function Bar({ count, onClear, children }: Props) {
  const bar = useFocusBack();
  return (
    <div className={`${classes['place'] ?? ''} ws-not-printed`}>
      <div ref={bar} className={classes['bar']} role="group" aria-label="Selection">
        <span className={classes['count']} role="status">
          {countText(count)} selected
        </span>
        {children}
        <ActionIcon variant="subtle" aria-label="Clear selection" onClick={onClear}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </div>
    </div>
  );
}

/**
 * When the bar is removed with the pressed button or its dialog, the focus moves to the list: to
 * the element that had it when the first row was chosen, or to the list's frame if that row is gone
 * too.
 */
function useFocusBack() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = bar.current;
    const before = document.activeElement;
    const frame = before?.closest<HTMLElement>('[role="region"][tabindex="0"]');
    const giveTo = (element: Element | null | undefined) => {
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    };
    return () => {
      if (own?.contains(document.activeElement) === true) giveTo(before);
      const dialog = document.activeElement?.closest('[role="dialog"]') ?? null;
      // Rows and dialogs are removed shortly after the action, on a busy machine some frames later.
      const settle = () => {
        if (dialog?.contains(document.activeElement) === true) {
          requestAnimationFrame(settle);
          return;
        }
        if (document.activeElement === document.body) giveTo(before);
        if (document.activeElement === document.body) giveTo(frame);
      };
      requestAnimationFrame(settle);
    };
  }, []);
  return bar;
}
