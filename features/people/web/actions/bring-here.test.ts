import type { SyncError } from '#packages/sync/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CopyBridge } from '#packages/sync/web';
import { forgetToasts, keptToasts } from '#packages/ui';
import { bringHere } from './bring-here.ts';

vi.mock('../../../../packages/ui/toast/raise-toast.tsx', () => ({ raiseToast: () => undefined }));
beforeEach(forgetToasts);

/** A copy whose next sync ends with this error. */
function copyWith(error: SyncError | null) {
  let known: SyncError | null = null;
  const status = () => ({ error: known }) as ReturnType<CopyBridge['status']>;
  return {
    status,
    requestSync: () => {
      known = error;
      return Promise.resolve();
    },
  };
}

test('[USER-37] people changes that the copy cannot store are reported with the reason', async () => {
  const reason = 'There is not enough storage on this device for the offline copy.';
  expect(await bringHere(copyWith('no_storage'))).toBe(false);
  expect(keptToasts()).toMatchObject([
    {
      kind: 'problem',
      text: 'Failed to update user.',
      detail: `The change is saved on the server but not yet on this device. ${reason}`,
    },
  ]);
});

test.each([[null], ['server_unavailable']] as const)(
  'a sync that ends with %j is not reported',
  async (error) => {
    expect(await bringHere(copyWith(error))).toBe(true);
    expect(keptToasts()).toEqual([]);
  },
);
