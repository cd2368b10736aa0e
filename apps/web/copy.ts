import type { AuthRecord } from '#auth/contract';
import { connectCopy, createBridge } from '#packages/sync/web';
import type { CopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { carryNotes } from './journal.ts';

/** What the copy does to the page that opened it. */
export interface CopyOwner {
  /** The worker says that the sign-in ended; resolves to whether it really did. */
  readonly confirmEnd: (isRefused: boolean) => Promise<boolean>;
}

let opened: CopyBridge | null = null;

/** The page's line to the offline copy of the person signed in; one line however often it is asked. */
export function openCopy(app: CopyOwner, { user_id, token, user }: AuthRecord): CopyBridge {
  opened ??= openBridge(app);
  opened.startCopy({ user_id, token, org_id: user.org_id });
  carryNotes(opened.note);
  return opened;
}

function openBridge(app: CopyOwner): CopyBridge {
  return createBridge({
    connect: () =>
      connectCopy({
        shared: () =>
          new SharedWorker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }),
        dedicated: () =>
          new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }),
        inPage: async () => (await import('./worker/host.ts')).servePort,
      }),
    onUnauthorised: () => app.confirmEnd(true),
    onSignedOut: () => app.confirmEnd(false),
    onError: (message) =>
      showToast({ kind: 'problem', text: 'Sync problem', detail: message, cause: 'background' }),
  });
}
