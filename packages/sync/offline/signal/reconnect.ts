import { requestedDelay } from '../engine/back-off.ts';

/** How a connection was lost, or an attempt failed. */
export interface LostConnection {
  /**
   * No byte arrived for too long: the network of this browser alone. Otherwise the server ended or
   * refused the connection, or could not be reached, which may be so for all browsers at once.
   */
  isSilent: boolean;
  /** Failed attempts in a row; 0 if a good connection was lost. */
  failures: number;
  /** Milliseconds to wait as requested by the server; 0 if it requested none. */
  requested: number;
}

const firstPause = 1_000;
const longestPause = 60_000;
/** Milliseconds over which all browsers of a server spread their first attempts when it was gone. */
const firstSpread = 8_000;
const shortestPause = 500;

/**
 * Milliseconds before the next attempt to connect. A browser that lost its own network comes back
 * soon. When the server was gone, all of its browsers come back, so each takes a random time, within
 * a span that doubles with each failure.
 *
 * @param chance from 0 to 1
 */
export function reconnectDelay(lost: LostConnection, chance: number): number {
  const { isSilent, failures, requested } = lost;
  if (requested > 0) return requestedDelay(requested, failures, chance);
  const growth = 2 ** failures;
  if (isSilent) return Math.round(Math.min(longestPause, firstPause * growth) * (0.5 + chance / 2));
  return Math.round(shortestPause + Math.min(longestPause, firstSpread * growth) * chance);
}
