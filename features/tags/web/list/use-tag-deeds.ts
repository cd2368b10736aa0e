import { useRef, useState } from 'react';
import { callMessages } from '#packages/http/contract';
import { CallError, useClient } from '#packages/http/web';
import { createId } from '#packages/kit';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { changeTag, createTag, removeTag } from '#tags/contract';
import type { Tag } from '#tags/contract';
import type { PendingTag, PendingTags } from '#tags/domain';
import { tagTexts } from '../tag-texts.ts';

/** What came of a write: null where it was done, else sentences by field. */
export type Refused = Readonly<Record<string, string>> | null;

export interface TagDeeds {
  /** What was just done, until the copy has heard of it. */
  pending: PendingTags;
  create: (name: string) => Promise<Refused>;
  change: (tag: Tag, change: Partial<Pick<Tag, 'name' | 'is_hidden'>>) => Promise<Refused>;
  remove: (tag: Tag) => Promise<Refused>;
}

interface Deed {
  /** As it is shown at once. */
  shown: Tag;
  /** Gives the tag as the server has it now. */
  send: () => Promise<Tag>;
  done: string;
  failed: string;
}

/** The writes about tags: shown at once, taken back where the server refuses. */
export function useTagDeeds(): TagDeeds {
  const client = useClient();
  const bridge = useCopyBridge();
  const [pending, setPending] = useState<PendingTags>(new Map());
  // A newer write cancels one that is under way, so that they go one after another.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const put = (tag_id: string, own: PendingTag | null) =>
    setPending((before) => {
      const next = new Map(before);
      if (own === null) next.delete(tag_id);
      else next.set(tag_id, own);
      return next;
    });

  async function tell({ shown, send, done, failed }: Deed): Promise<Refused> {
    put(shown.tag_id, { tag: shown, isDone: false });
    const sent = turn.current.then(send);
    turn.current = sent.catch(() => undefined);
    try {
      put(shown.tag_id, { tag: await sent, isDone: true });
    } catch (error) {
      put(shown.tag_id, null);
      if (!(error instanceof CallError)) throw error;
      const said = error.detail ?? (error.message === failed ? undefined : error.message);
      showToast({ kind: 'problem', text: failed, detail: said });
      return error.errors;
    }
    showToast({ kind: 'done', text: done });
    void bridge.requestSync();
    return null;
  }

  return {
    pending,
    create(name) {
      const shown = newTag(name.trim(), Date.now());
      const { tag_id, type } = shown;
      return tell({
        shown,
        send: async () => (await client.call(createTag, { body: { tag_id, name, type } })).tag,
        done: tagTexts.created('tag'),
        failed: tagTexts.notCreated('tag'),
      });
    },
    change(tag, change) {
      const { tag_id } = tag;
      return tell({
        shown: { ...tag, ...change },
        send: async () => (await client.call(changeTag, { body: { tag_id, ...change } })).tag,
        done: tagTexts.updated,
        failed: callMessages.failed,
      });
    },
    remove(tag) {
      const { tag_id, name } = tag;
      const shown = { ...tag, active: false };
      return tell({
        shown,
        send: async () => {
          await client.call(removeTag, { params: { tag_id } });
          return shown;
        },
        done: tagTexts.deleted(name),
        failed: tagTexts.notDeleted(name),
      });
    },
  };
}

/** The id is made here, so that the row that is shown at once is the one that is kept. */
function newTag(name: string, now: number): Tag {
  const tag_id = createId(now, (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>));
  const time = new Date(now).toISOString();
  return {
    ...{ tag_id, name, type: 'default', is_hidden: false, active: true, metadata: {} },
    ...{ created_time: time, modified_time: time },
  };
}
