/** From so many listeners on they are notified one after the other. */
const many = 200;
/** Milliseconds over which they are spread then; less where somebody may see less from now on. */
const spread = 10_000;
const urgentSpread = 3_000;
const shortestPause = 1_000;
const longestPause = 30_000;
/** Milliseconds of pause for each open stream: no more than 200 signals leave a process a second. */
const perStream = 5;

/**
 * Milliseconds until a listener is notified of what has changed just now.
 *
 * @param notified how many are notified of the same change
 * @param chance from 0 to 1
 * @param isUrgent it is about what the listener may see at all
 */
export function waitOf(notified: number, chance: number, isUrgent: boolean): number {
  return notified > many ? Math.round((isUrgent ? urgentSpread : spread) * chance) : 0;
}

/** Milliseconds between two signals to the same listener, by the streams that are open. */
export function pauseOf(streams: number): number {
  return Math.min(longestPause, Math.max(shortestPause, streams * perStream));
}
