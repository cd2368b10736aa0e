import { useRef, useState } from 'react';
import { CallError } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import type { Refused } from '#packages/ui';
import type { Tag } from '#tags/contract';
import type { PendingTag, PendingTags } from '#tags/domain';

/** What of the tags is shown otherwise than the copy has it. */
export interface Shown {
  /** What was just done, until the copy has heard of it. */
  pending: PendingTags;
  /** The tag that was last shown as it was before, as the server refused what was done to it. */
  returned: string | null;
}

/** A write about one tag. */
export interface Action {
  /** As it is shown at once. */
  shown: Tag;
  /** Gives the tag as the server has it now. */
  send: () => Promise<Tag>;
  done: string;
  failed: string;
}

/** Shows what is done to tags at once, sends it in its turn, and takes back what is refused. */
export function usePendingTags(): Shown & { tell: (action: Action) => Promise<Refused> } {
  const bridge = useCopyBridge();
  const [pending, setPending] = useState<PendingTags>(new Map());
  const [returned, setReturned] = useState<string | null>(null);
  // A newer write cancels one that is under way, so that they go one after another.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const put = (tag_id: string, own: PendingTag | null) =>
    setPending((before) => {
      const next = new Map(before);
      if (own === null) next.delete(tag_id);
      else next.set(tag_id, own);
      return next;
    });

  async function tell({ shown, send, done, failed }: Action): Promise<Refused> {
    put(shown.tag_id, { tag: shown, isDone: false });
    setReturned(null);
    const sent = turn.current.then(send);
    turn.current = sent.catch(() => undefined);
    try {
      put(shown.tag_id, { tag: await sent, isDone: true });
    } catch (error) {
      put(shown.tag_id, null);
      setReturned(shown.tag_id);
      if (!(error instanceof CallError)) throw error;
      const said = error.detail ?? (error.message === failed ? undefined : error.message);
      showToast({ kind: 'problem', text: failed, detail: said });
      return error.errors;
    }
    showToast({ kind: 'done', text: done });
    void bridge.requestSync();
    return null;
  }

  return { pending, returned, tell };
}
