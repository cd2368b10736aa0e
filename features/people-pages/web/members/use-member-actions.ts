import { useState } from 'react';
import { CallError, failureText, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { inSlices, showToast } from '#packages/ui';
import { addMembers, removeTagMember } from '#tags/contract';
import { bringHere } from '#people/web';
import { memberTexts } from './member-texts.ts';

/** Adds people to a tag and removes them. Both go on when the user leaves the screen. */
export function useMemberActions(tag_id: string) {
  const client = useClient();
  const bridge = useCopyBridge();
  /** People who are being removed. */
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  /** Returns why nobody was added; null if all were. */
  async function add(user_ids: readonly string[]): Promise<string | null> {
    try {
      await client.call(addMembers, { body: { tag_id, user_ids: [...user_ids] } });
    } catch (error) {
      return failureText(error);
    }
    showToast({ kind: 'done', text: memberTexts.added(user_ids.length) });
    await bringHere(bridge);
    return null;
  }

  /**
   * One call after another, as a newer one would cancel the last. The result is shown at the end.
   */
  async function remove(user_ids: readonly string[]): Promise<void> {
    setLeaving(new Set(user_ids));
    const gone: string[] = [];
    let failure: CallError | null = null;
    await inSlices({
      ...{ label: memberTexts.removing, items: user_ids, size: 1 },
      send: async ([user_id = '']) => {
        try {
          await client.call(removeTagMember, { body: { tag_id, user_id } });
          gone.push(user_id);
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          failure ??= error;
        }
      },
    });
    tellRemoved(gone, user_ids.length, failure);
    await bringHere(bridge);
    setLeaving(new Set());
  }

  function tellRemoved(gone: readonly string[], all: number, failure: CallError | null): void {
    if (gone.length > 0) {
      const run = () => void add(gone);
      showToast({
        ...{ kind: 'done', text: memberTexts.removed(gone.length) },
        action: { label: 'Undo', run },
      });
    }
    if (failure === null) return;
    showToast({
      ...{ kind: 'problem', text: memberTexts.notRemoved(all - gone.length, all) },
      detail: failure.detail ?? failure.message,
    });
  }

  return { leaving, add, remove };
}
