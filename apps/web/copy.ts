import type { AuthRecord } from '#auth/contract';
import { syncErrorTexts } from '#offline-copy/contract';
import { connectCopy, createBridge } from '#packages/sync/web';
import type { CopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { carryNotes } from './journal.ts';
import { sharedWorker } from './shared-worker.ts';

/** Callbacks of the copy to the page. */
export interface CopyOwner {
  /** The worker reports that the sign-in ended; resolves to whether it did. */
  readonly confirmEnd: (isRefused: boolean) => Promise<boolean>;
}

let opened: CopyBridge | null = null;

/** The page's connection to the offline copy; the same for every call. */
export function openCopy(app: CopyOwner, { user_id, token, user }: AuthRecord): CopyBridge {
  opened ??= openBridge(app);
  opened.startCopy({ user_id, token, org_id: user.org_id });
  carryNotes(opened.log);
  return opened;
}

function openBridge(app: CopyOwner): CopyBridge {
  return createBridge({
    connect: () =>
      connectCopy({
        shared: sharedWorker,
        dedicated: () =>
          new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }),
        inPage: async () => (await import('./worker/host.ts')).servePort,
      }),
    onUnauthorised: () => app.confirmEnd(true),
    onSignedOut: () => app.confirmEnd(false),
    onError: (code) =>
      showToast({
        kind: 'problem',
        text: 'Sync problem',
        detail: syncErrorTexts[code],
        cause: 'background',
      }),
  });
}
