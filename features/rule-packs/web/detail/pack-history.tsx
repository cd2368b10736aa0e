import { Link } from '@tanstack/react-router';
import { useAnswer } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { EmptyState, ErrorState, PlainTable, TableSkeleton, useZone } from '#packages/ui';
import { dateTimeText } from '#packages/kit';
import { personName } from '#people/domain';
import { findPackHistory } from '#rule-packs/contract';
import { packTexts as texts } from '../pack-texts.ts';

/** The versions of a pack of the organisation: when, by whom and what. */
export function PackHistory({ rule_pack_id }: { rule_pack_id: string }) {
  const { online } = useSyncStatus();
  const zone = useZone();
  const { data, error, refetch } = useAnswer(
    findPackHistory,
    { params: { id: rule_pack_id }, query: {} },
    { enabled: online },
  );
  if (data === undefined) {
    if (!online) return <EmptyState title="No connection" text={texts.historyOffline} />;
    if (error !== null) return <ErrorState onRetry={() => void refetch()} />;
    return <TableSkeleton rows={2} />;
  }
  return (
    <PlainTable
      label={texts.history}
      firstCell={([version = '']) => (
        <Link
          to="/settings/rule-packs/$rule_pack_id"
          params={{ rule_pack_id }}
          search={{ version: Number(version) } as object}
          aria-label={texts.version(Number(version))}
        >
          {version}
        </Link>
      )}
      data={{
        columns: ['Version', texts.changed, texts.by, texts.what],
        rows: data.versions.map(({ version, changed_time, by, summary }) => [
          ...[String(version), dateTimeText(Date.parse(changed_time), zone)],
          by === null ? texts.anotherPerson : personName(by),
          summary,
        ]),
      }}
    />
  );
}
