import { ActionNote } from '#packages/ui';
import { leavingMessages } from '../leaving-messages.ts';

/** Beside a button that needs the server: says so without a line. */
export function LineNote({ online }: { online: boolean }) {
  return <ActionNote>{online ? '' : leavingMessages.needsLine}</ActionNote>;
}
