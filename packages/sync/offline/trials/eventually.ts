import { vi } from 'vitest';

/**
 * Looks again and again until `check` holds, also on a machine that has much else to do.
 *
 * @param interval milliseconds between two looks; few where a test has many to wait for
 */
export function eventually(check: () => unknown, interval = 50): Promise<void> {
  return vi.waitFor(async () => void (await check()), { timeout: 30_000, interval });
}
