import { newId } from '#packages/http/web';
import type { Tag, TagType } from '#tags/contract';
import { newTagMetadata } from '#tags/domain';

/** A tag as shown before the server has it. The id is created here and kept by the server. */
export function newTag(name: string, type: TagType, now: number): Tag {
  const tag_id = newId();
  const time = new Date(now).toISOString();
  return {
    ...{ tag_id, name, type, is_hidden: false, active: true, metadata: newTagMetadata(type, {}) },
    ...{ created_time: time, modified_time: time },
  };
}
