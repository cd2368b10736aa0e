import { tagCounts } from '#measurements/offline';
import { useCopy } from '#packages/sync/web';
import { withPending } from '#tags/domain';
import type { TagRow } from '#tags/domain';
import { tagsAll } from '#tags/offline';
import { useTagActions } from '#tags/web';

const unused = { users: 0, managers: 0, measurements: 0 };

/** One tag of any type with its usage: null if there is none, undefined until loaded. */
export function useTag(tag_id: string) {
  const { pending } = useTagActions();
  const { data: tags, error, refetch } = useCopy(tagsAll, {});
  const counts = useCopy(tagCounts, {});
  const found = tags && withPending(tags, pending).find(({ tag }) => tag.tag_id === tag_id);
  const row: TagRow | null | undefined =
    tags === undefined || counts.data === undefined
      ? undefined
      : found === undefined
        ? null
        : { ...found, ...(counts.data[tag_id] ?? unused) };
  return {
    row,
    /** Tags of all types, as a name must be unique among them. */
    tags: tags ?? [],
    error: error ?? counts.error,
    refetch: () => void Promise.all([refetch(), counts.refetch()]),
  };
}
