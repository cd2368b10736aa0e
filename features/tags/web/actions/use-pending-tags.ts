import { useState } from 'react';
import type { Refused } from '#packages/form/web';
import { CallError } from '#packages/http/web';
import { createTurns } from '#packages/kit';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import type { Tag } from '#tags/contract';
import type { PendingTag, PendingTags } from '#tags/domain';

/** Differences between the shown tags and the copy. */
export interface Shown {
  /** Changes that the copy has not received yet. */
  pending: PendingTags;
  /** The tag whose last change was refused and reverted. */
  returned: string | null;
}

/** A write about one tag. */
export interface Action {
  /** The tag as shown at once. */
  shown: Tag;
  /** Sends the change and returns the tag from the server. */
  send: () => Promise<Tag>;
  done: string;
  failed: string;
}

/**
 * Shows changes of tags at once, sends them one after another, and reverts those that are refused.
 */
export function usePendingTags(): Shown & { run: (action: Action) => Promise<Refused> } {
  const bridge = useCopyBridge();
  const [pending, setPending] = useState<PendingTags>(new Map());
  const [returned, setReturned] = useState<string | null>(null);
  // A newer write would cancel one in progress, so writes are sent one after another.
  const [inTurn] = useState(createTurns);
  const put = (tag_id: string, own: PendingTag | null) =>
    setPending((before) => {
      const next = new Map(before);
      if (own === null) next.delete(tag_id);
      else next.set(tag_id, own);
      return next;
    });

  async function run({ shown, send, done, failed }: Action): Promise<Refused> {
    put(shown.tag_id, { tag: shown, isDone: false });
    setReturned(null);
    const sent = inTurn(send);
    try {
      put(shown.tag_id, { tag: await sent, isDone: true });
    } catch (error) {
      put(shown.tag_id, null);
      setReturned(shown.tag_id);
      if (!(error instanceof CallError)) throw error;
      const reason = error.detail ?? (error.message === failed ? undefined : error.message);
      showToast({ kind: 'problem', text: failed, detail: reason });
      return error.errors;
    }
    showToast({ kind: 'done', text: done });
    void bridge.requestSync();
    return null;
  }

  return { pending, returned, run };
}
