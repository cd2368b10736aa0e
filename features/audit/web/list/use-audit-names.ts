import { useMemo } from 'react';
import { useCopy } from '#packages/sync/web';
import { peopleNames } from '#people/offline';
import type { Tag } from '#tags/contract';
import { tagsAll } from '#tags/offline';
import type { NameOf } from '#audit/domain';

/** What entries of the log refer to by id. */
export interface AuditNames {
  nameOf: NameOf;
  tags: ReadonlyMap<string, Tag>;
  /** Whether a person is there, so that a link to them leads somewhere. */
  hasPage: (user_id: string) => boolean;
}

/** Names of people and tags from the copy. */
export function useAuditNames(): AuditNames {
  const { data: people } = useCopy(peopleNames, {});
  const { data: allTags } = useCopy(tagsAll, {});
  return useMemo(() => {
    const names = new Map(people?.map(({ user_id, name }) => [user_id, name]));
    const tags = new Map(allTags?.map((tag) => [tag.tag_id, tag]));
    return {
      nameOf: (id) => names.get(id) ?? tags.get(id)?.name,
      tags,
      hasPage: (user_id) => names.has(user_id),
    };
  }, [people, allTags]);
}
