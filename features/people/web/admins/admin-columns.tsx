import { textColumn, timeColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { Admin } from '#people/contract';
import { personName } from '#people/domain';

/** Columns of the table of admins, in order. */
export const adminColumns: readonly Column<Admin>[] = [
  textColumn('name', 'Name', personName, { sortable: true, frozen: true }),
  textColumn('email', 'Email', ({ email }) => email ?? '', { sortable: true }),
  textColumn('level', 'Level', ({ level }) => words[level], { sortable: true }),
  textColumn('two_factor', 'Two-factor', ({ two_factor }) => (two_factor ? 'On' : 'Off')),
  textColumn('sign_in', 'Sign-in', ({ sign_in }) => (sign_in === null ? '' : words[sign_in])),
  timeColumn('last_login', 'Last login', ({ last_login }) => last_login, {
    ...{ sortable: true, numeric: true },
  }),
];

const words = {
  owner: 'Owner',
  admin: 'Admin',
  local: 'Local',
  work_account: 'Work account',
} as const;
