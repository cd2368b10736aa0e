const minute = 60_000;
/** Less is no news: the server tells whole seconds, and an answer takes its time. */
const allowed = 2 * minute;

/**
 * Whole minutes by which this device's clock is ahead of the server's, below zero where it is
 * behind; null within two minutes. It is only told: no time of the sync is taken from this device.
 */
export function clockOff(now: number, server: number): number | null {
  const ahead = now - server;
  return Math.abs(ahead) <= allowed ? null : Math.round(ahead / minute);
}
