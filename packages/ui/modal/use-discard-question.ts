import { useState } from 'react';
import { uiMessages as texts } from '../messages.ts';
import { useConfirm } from './confirm.tsx';

/**
 * Asks before a dialog closes with a form that is not saved.
 *
 * @returns the guarded way to close it, and what its form calls with whether something is not saved
 */
export function useDiscardQuestion(onClose: () => void) {
  const [isChanged, onChanged] = useState(false);
  const confirm = useConfirm();

  async function close(): Promise<void> {
    const question = { title: texts.leaveTitle, text: texts.leaveAbout, action: texts.leave };
    if (isChanged && !(await confirm({ ...question, isDestructive: true }))) return;
    onChanged(false);
    onClose();
  }

  return { onGuardedClose: () => void close(), onChanged };
}
