import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { shiftPieces, shiftRisk, steppedShift } from '#heat/domain';
import type { ShiftStep } from '#heat/domain';
import { metWords, shiftWords } from './shift-words.ts';
import type { useShiftDrag } from './use-shift-drag.ts';
import type { BestHours } from './use-best-hours.ts';
import classes from './hours.module.css';

interface Props {
  hours: BestHours;
  drag: ReturnType<typeof useShiftDrag>;
}

/** The shift over its hours: a slider for the keyboard, and draggable by pointer. */
export function ShiftHandle({ hours, drag }: Props) {
  const { plan, job, length, limits, possible, move } = hours;
  const { shown, isDragging } = drag;
  const slider = useRef<HTMLDivElement>(null);
  // Consecutive key presses are one move, so that Back undoes them together.
  const isStepping = useRef(false);
  if (possible === null || shown === null) return null;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isDragging) {
      event.stopPropagation();
      return drag.takeBack();
    }
    const step = stepOfKey(event);
    if (step === null) return;
    event.preventDefault();
    if (isDragging) return;
    move(steppedShift(plan, shown, step, { possible, limits }), isStepping.current);
    isStepping.current = true;
  };
  const rows = plan.days.length;
  return (
    <div
      className={classes['layer']}
      data-dragging={isDragging}
      {...drag.handlers}
      onPointerDown={(event) => {
        isStepping.current = false;
        drag.handlers.onPointerDown(event);
        slider.current?.focus({ preventScroll: true });
        // Otherwise the browser focuses the element under the pointer.
        event.preventDefault();
      }}
    >
      {shiftPieces(plan, shown, length).map(({ day, from, to }, nth, { length: pieces }) => (
        <div
          key={nth}
          className={classes['shift']}
          data-goes-on={nth < pieces - 1}
          data-came={nth > 0}
          style={{
            top: `${String((day / rows) * 100)}%`,
            height: `${String(100 / rows)}%`,
            insetInlineStart: `${String((from / 24) * 100)}%`,
            width: `${String(((to - from) / 24) * 100)}%`,
          }}
          {...(nth === 0 && {
            ref: slider,
            role: 'slider',
            tabIndex: 0,
            'aria-label': `Shift of ${job?.name ?? ''}`,
            'aria-valuemin': possible.earliest,
            'aria-valuemax': possible.latest,
            'aria-valuenow': shown,
            'aria-valuetext': `${shiftWords(plan, shown, length)}: ${metWords(shiftRisk(plan, shown, length))}`,
            onKeyDown: press,
            onBlur: () => {
              isStepping.current = false;
            },
          })}
        />
      ))}
    </div>
  );
}

const steps: Readonly<Record<string, ShiftStep>> = {
  ArrowLeft: 'hour_back',
  ArrowRight: 'hour_on',
  ArrowUp: 'day_back',
  ArrowDown: 'day_on',
  PageUp: 'day_back',
  PageDown: 'day_on',
  Home: 'first_of_day',
  End: 'last_of_day',
};

/** The step of a key; null if it has none, or with a modifier key. */
export function stepOfKey(event: {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): ShiftStep | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return steps[event.key] ?? null;
}
