import { isDetectable } from '#hydration/domain';
import { numberText } from '../value-text.ts';

/** 'change not detectable' if the measurement error could explain it; empty for a first test. */
export function changeSince(
  before: { value: number } | undefined,
  { value }: { value: number },
): string {
  if (before === undefined || isDetectable(before.value, value)) return '';
  return 'change not detectable';
}

/** '+12, not detectable'; empty for a first test. */
export function changeText(
  before: { value: number } | undefined,
  { value }: { value: number },
): string {
  if (before === undefined) return '';
  const by = value - before.value;
  const size = `${by > 0 ? '+' : ''}${numberText(by)}`;
  return isDetectable(before.value, value) ? size : `${size}, not detectable`;
}
