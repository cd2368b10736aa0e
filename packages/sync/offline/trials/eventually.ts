import { vi } from 'vitest';

/** Looks again and again until `check` holds, also on a machine that has much else to do. */
export function eventually(check: () => unknown): Promise<void> {
  return vi.waitFor(async () => void (await check()), { timeout: 30_000, interval: 2 });
}
