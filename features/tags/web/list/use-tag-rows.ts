import { useMemo } from 'react';
import { useCopy } from '#packages/sync/web';
import type { TagType } from '#tags/contract';
import { withPending } from '#tags/domain';
import type { TagRow } from '#tags/domain';
import { tagsAll } from '#tags/offline';
import type { Shown } from '../actions/use-pending-tags.ts';
import { useTagParts } from '../tag-parts.ts';

const unused = { users: 0, managers: 0, measurements: 0 };

/** The tags of one kind with how they are used; undefined until both are known. */
export function useTagRows(type: TagType, { pending, returned }: Shown) {
  const { data: tags, error, refetch } = useCopy(tagsAll, {});
  const counts = useTagParts().useCounts();
  const rows = useMemo(
    () =>
      tags &&
      counts.data &&
      withPending(tags, pending)
        .filter(({ tag }) => tag.type === type)
        .map(({ tag, isPending }): TagRow => ({
          ...{ tag, isPending, isReturned: tag.tag_id === returned },
          // What is being deleted is used by nobody any more; what was, as the copy has it.
          ...(tag.active || !isPending ? (counts.data[tag.tag_id] ?? unused) : unused),
        })),
    [tags, counts.data, pending, returned, type],
  );
  return {
    rows,
    /** Of every kind, as names are compared with all of them. */
    tags: tags ?? [],
    error: error ?? counts.error,
    refetch: () => void Promise.all([refetch(), counts.refetch()]),
  };
}
