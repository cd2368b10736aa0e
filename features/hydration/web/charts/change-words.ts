import { isDetectable } from '#hydration/domain';
import { isHiddenValue, numberText } from '../value-text.ts';

/**
 * 'change not detectable' if the measurement error could explain it; empty for a first test, and if
 * a value is hidden.
 */
export function changeSince(
  before: { value: number } | undefined,
  { value }: { value: number },
): string {
  if (!isKnown(before, value) || isDetectable(before.value, value)) return '';
  return 'change not detectable';
}

/** '+12, not detectable'; empty for a first test, and if a value is hidden. */
export function changeText(
  before: { value: number } | undefined,
  { value }: { value: number },
): string {
  if (!isKnown(before, value)) return '';
  const by = value - before.value;
  const size = `${by > 0 ? '+' : ''}${numberText(by)}`;
  return isDetectable(before.value, value) ? size : `${size}, not detectable`;
}

function isKnown(
  before: { value: number } | undefined,
  value: number,
): before is { value: number } {
  return before !== undefined && !isHiddenValue(before.value) && !isHiddenValue(value);
}
