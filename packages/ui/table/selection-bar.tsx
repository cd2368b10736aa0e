import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { countText } from '#packages/kit';
import classes from './selection-bar.module.css';

interface Props {
  /** How many rows are chosen; with none there is no bar. */
  count: number;
  onClear: () => void;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** Floats over the end of a list while rows are chosen, with what can be done with all of them. */
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
 * Where the bar goes with the button that was pressed, or with the dialog that it opened, the keys go on
 * in the list: at what had the focus when the first row was chosen, or at the list's own frame where
 * that row is gone too.
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
      // Rows and dialogs that go with the action are taken out of the page a moment later.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) giveTo(before);
        if (document.activeElement === document.body) giveTo(frame);
      });
    };
  }, []);
  return bar;
}
