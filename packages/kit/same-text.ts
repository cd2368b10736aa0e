import { oneLine } from './one-line.ts';

/**
 * Whether a typed text equals another, both normalised as names: one line, without invisible
 * characters.
 */
export function isSameText(typed: string, wanted: string): boolean {
  return oneLine(typed) === oneLine(wanted);
}
