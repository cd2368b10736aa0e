import { missing, textColumn, timeColumn } from '#packages/ui';
import type { Column, Selection } from '#packages/ui';
import type { PersonAccount } from '#people/contract';
import { personName } from '#people/domain';
import type { PermissionRow, PermissionScope } from '#people/domain';
import { sliderLabels } from '#permissions/domain';
import { SelectableName } from '../list/selectable-name.tsx';
import classes from './permissions.module.css';

/**
 * Columns of the permissions table, in order.
 *
 * @param choice null if there are no actions with several people
 * @param accounts how people sign in, by user id
 * @param isNarrow permissions come next to the name, the other columns are scrolled to
 */
export function permissionColumns(
  choice: Selection<PermissionRow> | null,
  accounts: ReadonlyMap<string, PersonAccount>,
  isNarrow: boolean,
): Column<PermissionRow>[] {
  const signIn = signInColumns(accounts);
  return [
    textColumn('name', 'Name', personName, {
      ...{ sortable: true, frozen: true },
      cell: (row) => <SelectableName person={row} choice={choice} mayChoose={row.mayRemove} />,
    }),
    ...(isNarrow ? [...rights, ...signIn, changed, email] : [email, ...rights, ...signIn, changed]),
  ];
}

const email = textColumn<PermissionRow>('email', 'Email', (row) => row.email ?? '', {
  sortable: true,
  cell: ({ email }) =>
    email === null ? (
      missing
    ) : (
      <span className={classes['email']} title={email}>
        {email}
      </span>
    ),
});

const rights: Column<PermissionRow>[] = [
  textColumn('level', 'Level', ({ level }) => level, { sortable: true }),
  scopeColumn('scope', 'Scope', ({ tag }) => tag ?? 'All users'),
  scopeColumn('account', 'Account access', (scope) => labelsOf(scope).account),
  scopeColumn('measurement', 'Measurement access', (scope) => labelsOf(scope).measurement),
];

const changed = timeColumn<PermissionRow>('changed', 'Changed', (row) => row.changed, {
  ...{ sortable: true, numeric: true },
});

/** Columns that only the server knows; a dash for people who cannot sign in or never did. */
function signInColumns(accounts: ReadonlyMap<string, PersonAccount>): Column<PermissionRow>[] {
  const factorOf = ({ user_id }: PermissionRow) => {
    const isOn = accounts.get(user_id)?.two_factor ?? null;
    return isOn === null ? '' : isOn ? 'On' : 'Off';
  };
  const loginOf = ({ user_id }: PermissionRow) => accounts.get(user_id)?.last_login ?? null;
  return [
    textColumn('two_factor', '2FA', factorOf),
    timeColumn('last_login', 'Last login', loginOf, { numeric: true }),
  ];
}

/** One line for each scope, so that the three columns align. */
function scopeColumn(
  key: string,
  head: string,
  word: (scope: PermissionScope) => string,
): Column<PermissionRow> {
  return textColumn(key, head, ({ scopes }) => scopes.map(word).join('; '), {
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
  });
}

function labelsOf({ access, tag_id }: PermissionScope) {
  return sliderLabels(access, tag_id);
}
