import { useMemo } from 'react';
import { tagCounts } from '#measurements/offline';
import { useCopy } from '#packages/sync/web';
import type { TagType } from '#tags/contract';
import { withPending } from '#tags/domain';
import type { TagRow } from '#tags/domain';
import { tagsAll } from '#tags/offline';
import type { Shown } from '#tags/web';

const unused = { users: 0, managers: 0, measurements: 0 };

/** The tags of one type with their usage; undefined until both are loaded. */
export function useTagRows(type: TagType, { pending, returned }: Shown) {
  const { data: tags, error, refetch } = useCopy(tagsAll, {});
  const counts = useCopy(tagCounts, {});
  const rows = useMemo(
    () =>
      tags &&
      counts.data &&
      withPending(tags, pending)
        .filter(({ tag }) => tag.type === type)
        .map(({ tag, isPending }): TagRow => ({
          ...{ tag, isPending, isReturned: tag.tag_id === returned },
          // A tag that is being deleted counts as unused; an already deleted one has the counts of
          // the copy.
          ...(tag.active || !isPending ? (counts.data[tag.tag_id] ?? unused) : unused),
        })),
    [tags, counts.data, pending, returned, type],
  );
  return {
    rows,
    /** Tags of all types, as a name must be unique among them. */
    tags: tags ?? [],
    error: error ?? counts.error,
    refetch: () => void Promise.all([refetch(), counts.refetch()]),
  };
}
