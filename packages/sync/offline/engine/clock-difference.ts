const minute = 60_000;
/** Smaller differences are ignored: the server sends whole seconds, and an answer takes time. */
const allowed = 2 * minute;

/**
 * Whole minutes by which this device's clock is ahead of the server's, negative if it is behind;
 * null within two minutes. It is only displayed: sync times never come from this device's clock.
 */
export function clockDifference(now: number, server: number): number | null {
  const ahead = now - server;
  return Math.abs(ahead) <= allowed ? null : Math.round(ahead / minute);
}
