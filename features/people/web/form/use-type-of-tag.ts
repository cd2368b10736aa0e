import { useMemo } from 'react';
import { useCopy } from '#packages/sync/web';
import { tagsAll } from '#tags/offline';
import type { TypeOfTag } from './person-draft.ts';

/** Returns the type of a tag; null until the tags are loaded. */
export function useTypeOfTag(): TypeOfTag | null {
  const { data: tags } = useCopy(tagsAll, {});
  return useMemo(() => {
    if (tags === undefined) return null;
    const types = new Map(tags.map(({ tag_id, type }) => [tag_id, type]));
    return (tag_id: string) => types.get(tag_id) ?? 'default';
  }, [tags]);
}
