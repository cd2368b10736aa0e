import type { TakenKind } from '#monitoring/contract';
import { holderOf } from '#monitoring/domain';
import { attentionEntries } from '#monitoring/offline';
import type { NamedEntry } from '#monitoring/offline';
import { useCopy } from '#packages/sync/web';
import { useNow } from '#packages/ui';
import type { Holder } from './attention-case.ts';

/** Who has taken a case; null if nobody has. */
export function useHolder(kind: TakenKind, subject_id: string, since: number): Holder | null {
  const { data = [] } = useCopy(attentionEntries, {}, { keepPrevious: true });
  const now = useNow();
  return holderAmong(data, { kind, subject_id, since }, now);
}

/**
 * The same from entries that were read.
 *
 * @param now milliseconds since 1970
 */
export function holderAmong(
  entries: readonly NamedEntry[],
  { kind, subject_id, since }: { kind: TakenKind; subject_id: string; since: number },
  now: number,
): Holder | null {
  const about = entries.filter((entry) => entry.kind === kind && entry.subject_id === subject_id);
  const entry = holderOf(about, since, now);
  if (entry === null) return null;
  const { entry_id, isOwn, name, time, unsent } = entry;
  return { entry_id, isOwn, name, time: Date.parse(time), isWaiting: unsent !== null };
}
