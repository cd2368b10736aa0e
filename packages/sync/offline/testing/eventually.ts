import { vi } from 'vitest';

/**
 * Repeats `check` until it passes, even on a busy machine.
 *
 * @param interval milliseconds between two attempts; few if a test waits often
 */
export function eventually(check: () => unknown, interval = 50): Promise<void> {
  return vi.waitFor(async () => void (await check()), { timeout: 30_000, interval });
}
