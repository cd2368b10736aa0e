import { ActionIcon, Button } from '@mantine/core';
import { IconChevronRight, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCopy, useCopyBridge } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  NoMatch,
  sortAndPage,
  SelectionBar,
  useConfirm,
  useSelection,
  useIsNarrow,
} from '#packages/ui';
import { personName } from '#people/domain';
import type { PermissionPage, PermissionQuery, PermissionRow } from '#people/domain';
import { permissionList } from '#people/offline';
import { countText } from '#packages/kit';
import { AccessPanel } from './access-panel.tsx';
import { permissionColumns } from './permission-columns.tsx';
import { PermissionFilter } from './permission-filter.tsx';
import { isNarrowed, permissionSearch } from './permission-search.ts';
import { permissionTexts } from './permission-texts.ts';
import type { Accounts } from './use-accounts.ts';
import { usePermissionActions } from './use-permission-actions.ts';
import classes from './permissions.module.css';

interface Props {
  query: PermissionQuery;
  accounts: Accounts;
  /** Admins change; managers read. */
  mayChange: boolean;
  onQuery: (query: PermissionQuery, replace?: boolean) => void;
}

/**
 * The permissions of people, with a filter. Admins can edit one person or remove the permissions of
 * several.
 */
export function PermissionsTable({ query, accounts, mayChange, onQuery }: Props) {
  const { data, error, refetch } = useCopy(permissionList, query, { keepPrevious: true });
  const { isOnline } = accounts;
  const bridge = useCopyBridge();
  const actions = usePermissionActions();
  const isNarrow = useIsNarrow(75);
  const chosen = useSelection(idOf);
  const [edited, setEdited] = useState<PermissionRow | null>(null);
  const confirm = useConfirm();
  const removeChosen = async () => {
    if (!(await confirm(permissionTexts.confirmRemove(chosen.rows.length)))) return;
    if ((await actions.remove(chosen.rows.map(idOf))) === null) chosen.clear();
  };
  const allRows = async (): Promise<readonly PermissionRow[]> => {
    const all = { ...query, page: 0, size: data?.matching ?? 0 };
    return ((await bridge.read(permissionList.name, all)) as PermissionPage).rows;
  };
  const menu = (row: PermissionRow) => (
    <RowAction row={row} isOnline={isOnline} onEdit={() => setEdited(row)} />
  );
  return (
    <>
      <div className={`${classes['toolbar'] ?? ''} ws-not-printed`}>
        <PermissionFilter query={query} onChange={onQuery} />
      </div>
      <LineNote accounts={accounts} mayChange={mayChange} />
      <DataTable
        name="permissions"
        label="Permissions"
        rows={data?.rows}
        rowKey={idOf}
        total={data?.matching ?? 0}
        columns={permissionColumns(mayChange ? chosen : null, accounts.byPerson, isNarrow)}
        {...sortAndPage(query, permissionSearch.size, onQuery)}
        allRows={allRows}
        {...(mayChange && { menu })}
        isChosen={({ user_id }) => chosen.has(user_id)}
        empty={
          isNarrowed(query) ? (
            <NoMatch
              text="No people match this search and filter."
              onReset={() => onQuery(permissionSearch.defaults)}
            />
          ) : (
            <EmptyState title={permissionTexts.nobody} text={permissionTexts.nobodyAbout} />
          )
        }
        error={error}
        onRetry={() => void refetch()}
      />
      <SelectionBar count={chosen.rows.length} onClear={chosen.clear}>
        <Button
          variant="default"
          data-danger
          disabled={!isOnline}
          onClick={() => void removeChosen()}
        >
          Remove permissions ({countText(chosen.rows.length)})
        </Button>
      </SelectionBar>
      <AccessPanel person={edited} onClose={() => setEdited(null)} />
    </>
  );
}

function idOf({ user_id }: PermissionRow): string {
  return user_id;
}

interface RowProps {
  row: PermissionRow;
  isOnline: boolean;
  onEdit: () => void;
}

/** Admins are changed in the settings. Nobody changes themselves. */
function RowAction({ row, isOnline, onEdit }: RowProps) {
  const isOfAdmin = row.level === 'Owner' || row.level === 'Admin';
  if (row.mayEdit) {
    return (
      <ActionIcon
        variant="subtle"
        aria-label={`Edit access of ${personName(row)}`}
        disabled={!isOnline}
        onClick={onEdit}
      >
        <IconPencil size={16} stroke={1.75} />
      </ActionIcon>
    );
  }
  if (!isOfAdmin) return null;
  return (
    <ActionIcon
      variant="subtle"
      aria-label={`Show ${personName(row)} in the list of admins`}
      renderRoot={(props) => <Link {...props} to="/settings/admins" />}
    >
      <IconChevronRight size={16} stroke={1.75} />
    </ActionIcon>
  );
}

interface LineNoteProps {
  accounts: Accounts;
  /** The viewer could save changes. */
  mayChange: boolean;
}

/** While offline: what the table does not show, and what cannot be done. */
function LineNote({ accounts, mayChange }: LineNoteProps) {
  const { isOnline, error, refetch } = accounts;
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes['note']}>
          {permissionTexts.accountsNeedLine}
          {mayChange && ` ${permissionTexts.needsConnection}`}
        </p>
      )}
      {error !== null && (
        <p className={classes['note']}>
          {permissionTexts.accountsFailed}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
    </div>
  );
}
