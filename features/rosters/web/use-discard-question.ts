import { useState } from 'react';
import { useConfirm } from '#packages/ui';
import { rosterTexts as texts } from './roster-texts.ts';

/** Asks before a dialog closes with a form that is not saved. */
export function useDiscardQuestion(onClose: () => void) {
  const [isChanged, onChanged] = useState(false);
  const confirm = useConfirm();

  async function close(): Promise<void> {
    if (isChanged && !(await confirm(texts.discard))) return;
    onChanged(false);
    onClose();
  }

  return { guardedClose: () => void close(), onChanged };
}
