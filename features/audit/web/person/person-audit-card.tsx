import { Link } from '@tanstack/react-router';
import { auditList } from '#audit/contract';
import type { AuditEntry } from '#audit/contract';
import { useAnswer } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Card, GenericLoader, RelativeTime, TextSkeleton } from '#packages/ui';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { countText } from '#packages/kit';
import { actorOf } from '../list/audit-columns.tsx';
import { actionWord, entityWord } from '#audit/domain';
import { ChangeList } from '../list/change-list.tsx';
import type { NameOf } from '#audit/domain';
import { useAuditNames } from '../list/use-audit-names.ts';
import classes from './person-audit-card.module.css';

/** Number of shown entries; the log of the organisation has all. */
const mostShown = 5;

/** For admins: actions about a person, newest first. */
export function PersonAuditCard({ user_id }: { user_id: string }) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  if (viewer === undefined || !isAdmin(viewer)) return null;
  return (
    <Card title="Audit log">
      <Entries user_id={user_id} />
    </Card>
  );
}

function Entries({ user_id }: { user_id: string }) {
  const { online } = useSyncStatus();
  const filter = { subject: user_id };
  const { nameOf } = useAuditNames();
  const { data, error, refetch } = useAnswer(auditList, { query: filter }, { enabled: online });
  if (!online && data === undefined) {
    return <p className="ws-note">Connect to see the audit log.</p>;
  }
  const shown = data?.entries.slice(0, mostShown) ?? [];
  return (
    <GenericLoader
      error={error}
      isPending={data === undefined}
      skeleton={<TextSkeleton widths={[60, 40, 60, 40]} />}
      onRetry={() => void refetch()}
    >
      {shown.length === 0 && <p className="ws-note">No changes in the last 24 months.</p>}
      <ul className={classes['entries']}>
        {shown.map((entry) => (
          <Entry key={entry.audit_id} entry={entry} nameOf={nameOf} />
        ))}
      </ul>
      {data !== undefined && data.total > mostShown && (
        <Link to="/settings/reports" search={filter} className={classes['all']}>
          All {countText(data.total)} entries
        </Link>
      )}
    </GenericLoader>
  );
}

interface EntryProps {
  entry: AuditEntry;
  nameOf: NameOf;
}

function Entry({ entry, nameOf }: EntryProps) {
  const isOfPerson = entry.entity === 'user';
  return (
    <li>
      <span className={classes['what']}>
        {actionWord(entry.action)}
        {!isOfPerson && ` ${entityWord(entry.entity).toLowerCase()}`}
        {entry.changes.length === 0 && entry.summary !== '' && <span>: {entry.summary}</span>}
      </span>
      <ChangeList changes={entry.changes} nameOf={nameOf} />
      <span className="ws-small">
        {actorOf(entry)} · <RelativeTime time={Date.parse(entry.time)} />
      </span>
    </li>
  );
}
