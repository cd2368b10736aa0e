import { oneLine } from '#packages/kit';
import { tagMessages, tagName } from '#tags/contract';
import type { Tag } from '#tags/contract';

/**
 * Error message for a tag name, worded for the form; null if it is valid.
 *
 * @param tags the organisation's tags; names of deleted ones are free
 * @param tag_id the tag that is renamed: its own name is allowed
 */
export function tagNameProblem(
  typed: string,
  tags: Iterable<Pick<Tag, 'tag_id' | 'name' | 'active'>>,
  tag_id: string | null = null,
): string | null {
  const read = tagName.safeParse(typed);
  if (!read.success) return read.error.issues[0]?.message ?? tagMessages.nameEmpty;
  const wanted = read.data.toLowerCase();
  for (const tag of tags) {
    if (!tag.active || tag.tag_id === tag_id) continue;
    // Older names may be stored in another form.
    if (oneLine(tag.name).toLowerCase() === wanted) return tagMessages.nameTaken;
  }
  return null;
}
