import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats `probe` until it returns something other than undefined or false, and returns that.
 * Throws after `within` milliseconds with `what` and the last failure. This is the only place where
 * tests wait between two checks.
 */
export async function until<Found>(
  what: string,
  probe: () => Promise<Found | undefined | false> | Found | undefined | false,
  within = 60_000,
): Promise<Found> {
  const deadline = performance.now() + within;
  let failure: unknown;
  do {
    try {
      const found = await probe();
      if (found !== undefined && found !== false) return found;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await pause(25);
  } while (performance.now() < deadline);
  throw new Error(`Within ${within} ms there was no ${what}.`, { cause: failure });
}
