import { syncErrorTexts } from '#offline-copy/contract';
import type { CopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { peopleMessages } from '#people/contract';

/**
 * Syncs people after a write and reports if the copy could not store the change. Only the worker of
 * the copy writes it; if that fails, the screens still show the old data. Returns true if the copy
 * is up to date or only offline.
 */
export async function bringHere(
  bridge: Pick<CopyBridge, 'requestSync' | 'status'>,
): Promise<boolean> {
  await bridge.requestSync();
  const { error } = bridge.status();
  // When the server was not reachable, nothing had to be stored, and the connection status says so.
  if (error === null || error === 'server_unavailable') return true;
  const detail = `${peopleMessages.notOnDevice} ${syncErrorTexts[error]}`;
  showToast({ kind: 'problem', text: peopleMessages.updateFailed, detail });
  return false;
}
