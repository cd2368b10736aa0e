import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { draggedShift, hourAt } from '#heat/domain';
import type { HourPlan, StartLimits } from '#heat/domain';

interface Shift {
  plan: HourPlan;
  start: number | null;
  possible: StartLimits | null;
  onMove: (start: number) => void;
}

/** Dragging of a shift over rows: it moves by whole hours, and is applied when dropped. */
export function useShiftDrag({ plan, start, possible, onMove }: Shift) {
  const [dragged, setDragged] = useState<number | null>(null);
  /** The hour at which the shift is held; null if it is not dragged. */
  const held = useRef<number | null>(null);
  const end = () => {
    held.current = null;
    setDragged(null);
  };
  const pointed = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const row = Math.floor(((event.clientY - top) / height) * plan.days.length);
    return {
      day: Math.min(Math.max(row, 0), plan.days.length - 1),
      place: ((event.clientX - left) / width) * 24,
    };
  };
  return {
    /** The shown start: under the pointer during a drag. */
    shown: dragged ?? start,
    isDragging: dragged !== null,
    /** Cancels the drag. */
    takeBack: end,
    /** Handlers of the layer over the rows. */
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || start === null) return;
        const { day, place } = pointed(event);
        held.current = hourAt(plan, day, place) - start;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(start);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (held.current === null || possible === null) return;
        setDragged(draggedShift(plan, held.current, pointed(event), possible));
      },
      onPointerUp: () => {
        if (held.current !== null && dragged !== null) onMove(dragged);
        end();
      },
      onPointerCancel: end,
    },
  };
}
