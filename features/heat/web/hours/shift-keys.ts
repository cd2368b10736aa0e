import type { ShiftStep } from '#heat/domain';

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
