import { callMessages } from '#packages/http/contract';
import type { CopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { peopleMessages } from '#people/contract';

/**
 * Brings what the server has taken of people into the copy, where the screens read it. The worker of
 * the copy is the only one that writes it; where it cannot, the screens go on showing people as they
 * were, and that is said. Gives whether the copy is in step, or only waits for the line.
 */
export async function bringHere(
  bridge: Pick<CopyBridge, 'requestSync' | 'status'>,
): Promise<boolean> {
  await bridge.requestSync();
  const { error } = bridge.status();
  // Without an answer of the server nothing was to be written; the line says so itself.
  if (error === null || error === callMessages.notResponsive) return true;
  const detail = `${peopleMessages.notOnDevice} ${error}`;
  showToast({ kind: 'problem', text: peopleMessages.updateFailed, detail });
  return false;
}
