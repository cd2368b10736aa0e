import { createId } from '#packages/kit';
import type { Tag, TagType } from '#tags/contract';
import { newTagMetadata } from '#tags/domain';

/** A tag as it is shown before the server has it; the id is made here, so that it is the one that is kept. */
export function newTag(name: string, type: TagType, now: number): Tag {
  const tag_id = createId(now, (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>));
  const time = new Date(now).toISOString();
  return {
    ...{ tag_id, name, type, is_hidden: false, active: true, metadata: newTagMetadata(type, {}) },
    ...{ created_time: time, modified_time: time },
  };
}
