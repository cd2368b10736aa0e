import { isUrgent } from './alert-text.ts';
import type { AlertContent } from './alert-text.ts';

/** Milliseconds in which alerts to one recipient are collected for one message. */
export const groupWait = 5000;

/** Milliseconds between two messages about groups of alerts to one recipient on one channel. */
export const groupInterval = 60_000;

/**
 * Whether the messages of an alert wait for others to the same recipient: never those about severe
 * dehydration or Extreme Risk, and none that somebody sends by hand.
 *
 * @param by who sends them: the engine or a person
 */
export function isGrouped(
  content: Pick<AlertContent, 'targets'>,
  by: 'automatic' | 'hand',
): boolean {
  return by === 'automatic' && !isUrgent(content);
}
