import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { RelativeTime } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { Account } from '#people/contract';
import { personName } from '#people/domain';
import type { PermissionRow, PermissionScope } from '#people/domain';
import { sliderLabels } from '#permissions/domain';
import { accountTexts } from '../accounts/account-texts.ts';
import { PersonAvatar } from '../person/person-avatar.tsx';
import classes from './permissions.module.css';

/** Which people are chosen; null where nothing can be done with several at once. */
export interface Choice {
  chosen: ReadonlySet<string>;
  toggle: (user_id: string) => void;
}

/**
 * Columns of the table of permissions, in order.
 *
 * @param accounts how people sign in; undefined where the server has not told
 */
export function permissionColumns(
  choice: Choice | null,
  accounts: ReadonlyMap<string, Account> | undefined,
): Column<PermissionRow>[] {
  return [
    {
      key: 'name',
      head: 'Name',
      sortable: true,
      frozen: true,
      cell: (row) => <NameCell row={row} choice={choice} />,
      text: personName,
    },
    ...columns,
    ...accountColumns(accounts),
    changed,
  ];
}

const columns: Column<PermissionRow>[] = [
  {
    key: 'email',
    head: 'Email',
    sortable: true,
    cell: ({ email }) => email ?? missing,
    text: ({ email }) => email ?? '',
  },
  {
    key: 'level',
    head: 'Level',
    sortable: true,
    cell: ({ level }) => level,
    text: ({ level }) => level,
  },
  scopeColumn('scope', 'Scope', ({ tag }) => tag ?? 'All users'),
  scopeColumn('account', 'Account access', (scope) => labelsOf(scope).account),
  scopeColumn('measurement', 'Measurement access', (scope) => labelsOf(scope).measurement),
];

const changed: Column<PermissionRow> = {
  key: 'changed',
  head: 'Changed',
  sortable: true,
  numeric: true,
  cell: (row) => (row.changed === null ? missing : <RelativeTime time={row.changed} />),
  text: (row) => (row.changed === null ? '' : new Date(row.changed).toISOString()),
};

function accountColumns(
  accounts: ReadonlyMap<string, Account> | undefined,
): Column<PermissionRow>[] {
  // Whoever never signed in has nothing yet that a code would guard.
  const guardOf = ({ user_id }: PermissionRow) => {
    const account = accounts?.get(user_id);
    if (account === undefined) return null;
    return account.two_factor ? accountTexts.on : accountTexts.off;
  };
  const loginOf = ({ user_id }: PermissionRow) => accounts?.get(user_id)?.last_login ?? null;
  return [
    {
      key: 'two_factor',
      head: '2FA',
      cell: (row) => guardOf(row) ?? missing,
      text: (row) => guardOf(row) ?? '',
    },
    {
      key: 'last_login',
      head: 'Last login',
      numeric: true,
      cell: (row) => {
        const last = loginOf(row);
        return last === null ? missing : <RelativeTime time={Date.parse(last)} />;
      },
      text: (row) => loginOf(row) ?? '',
    },
  ];
}

const missing = <span className={classes['missing']}>–</span>;

/** One line for each scope, so that the three columns are read across. */
function scopeColumn(
  key: string,
  head: string,
  word: (scope: PermissionScope) => string,
): Column<PermissionRow> {
  return {
    key,
    head,
    cell: ({ scopes }) =>
      scopes.length === 0 ? (
        missing
      ) : (
        <span className={classes['lines']}>
          {scopes.map((scope) => (
            <span key={scope.tag_id ?? ''} {...(key === 'scope' && { className: classes['chip'] })}>
              {word(scope)}
            </span>
          ))}
        </span>
      ),
    text: ({ scopes }) => scopes.map(word).join('; '),
  };
}

function labelsOf({ access, tag_id }: PermissionScope) {
  return sliderLabels(access, tag_id);
}

function NameCell({ row, choice }: { row: PermissionRow; choice: Choice | null }) {
  const name = personName(row);
  return (
    <span className={classes['name']}>
      {choice !== null && (
        <Checkbox
          aria-label={`Choose ${name}`}
          checked={choice.chosen.has(row.user_id)}
          disabled={!row.mayRemove}
          onChange={() => choice.toggle(row.user_id)}
        />
      )}
      <PersonAvatar person={row} />
      <Link to="/people/$user_id" params={{ user_id: row.user_id }} className={classes['link']}>
        {name}
      </Link>
    </span>
  );
}
