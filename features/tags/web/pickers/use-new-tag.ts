import type { Refused } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { createTag } from '#tags/contract';
import type { TagType } from '#tags/contract';
import type { PendingTags } from '#tags/domain';
import { newTag } from '../actions/new-tag.ts';
import { usePendingTags } from '../actions/use-pending-tags.ts';
import { tagTexts } from '../tag-texts.ts';
import { typeWords } from './picker-texts.ts';

interface NewTags {
  pending: PendingTags;
  /** Returns the id at once; `sent` gives the result. */
  create: (name: string, type: TagType) => { tag_id: string; sent: Promise<Refused> };
}

/** Creates tags in a picker: shown at once, removed if the server refuses. */
export function useNewTag(): NewTags {
  const client = useClient();
  const { pending, tell } = usePendingTags();
  return {
    pending,
    create(name, type) {
      const shown = newTag(name, type, Date.now());
      const { tag_id } = shown;
      const sent = tell({
        shown,
        send: async () => (await client.call(createTag, { body: { tag_id, name, type } })).tag,
        done: tagTexts.created(typeWords[type]),
        failed: tagTexts.notCreated(typeWords[type]),
      });
      return { tag_id, sent };
    },
  };
}
