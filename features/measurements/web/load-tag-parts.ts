import type { TagParts } from '#tags/web';

/** What the screens of tags show of people and tests; fetched with the first of them. */
export async function loadTagParts(): Promise<TagParts> {
  return (await import('./tag-parts.ts')).tagParts;
}
