import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Refused } from '#packages/form/web';
import { callMessages } from '#packages/http/contract';
import { useClient } from '#packages/http/web';
import { changeTag, createTag, removeTag, setDehydrationNotice, tagMessages } from '#tags/contract';
import type { DehydrationNotice, Tag, TagType } from '#tags/contract';
import { kindTexts, tagTexts } from '../tag-texts.ts';
import { newTag } from './new-tag.ts';
import { usePendingTags } from './use-pending-tags.ts';

type TagActions = ReturnType<typeof useNewActions>;

const ActionsContext = createContext<TagActions | null>(null);

/** Keeps pending changes of tags while the user is on the tag screens. */
export function TagActionsProvider({ children }: { children: ReactNode }) {
  return <ActionsContext value={useNewActions()}>{children}</ActionsContext>;
}

/** Writes about tags: shown at once, reverted if the server refuses. */
export function useTagActions(): TagActions {
  const actions = useContext(ActionsContext);
  if (actions === null) throw new Error('This screen has no TagActionsProvider above it.');
  return actions;
}

function useNewActions() {
  const client = useClient();
  const { pending, returned, run } = usePendingTags();
  return {
    pending,
    returned,
    /** Returns the id of the new tag if it was created. */
    async create(name: string, type: TagType): Promise<{ tag_id: string; refused: Refused }> {
      const shown = newTag(name.trim(), type, Date.now());
      const { tag_id } = shown;
      const refused = await run({
        shown,
        send: async () => (await client.call(createTag, { body: { tag_id, name, type } })).tag,
        done: tagTexts.created(kindTexts[type].one),
        failed: tagTexts.notCreated(kindTexts[type].one),
      });
      return { tag_id, refused };
    },
    change(tag: Tag, change: Partial<Pick<Tag, 'name' | 'is_hidden'>>) {
      const { tag_id } = tag;
      return run({
        shown: { ...tag, ...change },
        send: async () => (await client.call(changeTag, { body: { tag_id, ...change } })).tag,
        done: tagTexts.updated,
        failed: callMessages.failed,
      });
    },
    /**
     * Stores metadata of a tag.
     *
     * @param send sends the change and returns the tag from the server
     */
    keep: (tag: Tag, metadata: Tag['metadata'], send: () => Promise<Tag>) =>
      run({
        shown: { ...tag, metadata: { ...tag.metadata, ...metadata } },
        send,
        done: tagMessages.settingsUpdated,
        failed: callMessages.failed,
      }),
    /** Sets who is notified of dehydrated members. */
    notify(tag: Tag, notice: DehydrationNotice) {
      const { tag_id } = tag;
      return run({
        shown: { ...tag, metadata: { ...tag.metadata, ...notice } },
        send: () => client.call(setDehydrationNotice, { body: { tag_id, ...notice } }),
        done: tagTexts.noticeUpdated,
        failed: callMessages.failed,
      });
    },
    remove(tag: Tag) {
      const { tag_id, name } = tag;
      const shown = { ...tag, active: false };
      return run({
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
