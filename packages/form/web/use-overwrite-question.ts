import { CallError } from '#packages/http/web';
import { useConfirm } from '#packages/ui';

interface OverwriteTexts {
  title: string;
  text: string;
  overwrite: string;
  reload: string;
}

/**
 * Asks what happens to a form when somebody else changed meanwhile what it is about to save.
 *
 * @returns a function that resolves to whether to overwrite; it calls `onReload` for the other way
 */
export function useOverwriteQuestion({ title, text, overwrite, reload }: OverwriteTexts) {
  const confirm = useConfirm();
  return (onReload: () => void): Promise<boolean> =>
    confirm({
      ...{ title, text, action: overwrite, isDestructive: true },
      other: { action: reload, onChoose: onReload },
    });
}

/** Whether a write was refused because somebody else changed the same meanwhile. */
export function isConflict(failure: unknown): boolean {
  return failure instanceof CallError && failure.code === 'CONFLICT';
}
