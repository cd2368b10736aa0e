import { ActionNote } from '#packages/ui';
import { leavingMessages } from '../leaving-messages.ts';

/** Note beside a button that needs the server, shown when offline. */
export function LineNote({ online }: { online: boolean }) {
  return <ActionNote>{online ? '' : leavingMessages.needsLine}</ActionNote>;
}
