import type { TagParts } from '#tags/web';

/** Parts about people and tests for the tag screens; loaded with the first of them. */
export async function loadTagParts(): Promise<TagParts> {
  return (await import('./tag-parts.ts')).tagParts;
}
