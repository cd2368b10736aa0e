import { RelativeTime } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { Admin } from '#people/contract';
import { personName } from '#people/domain';
import classes from '../permissions/permissions.module.css';

/** Columns of the table of admins, in order. */
export const adminColumns: readonly Column<Admin>[] = [
  {
    key: 'name',
    head: 'Name',
    sortable: true,
    frozen: true,
    cell: (admin) => <span className={classes['link']}>{personName(admin)}</span>,
    text: personName,
  },
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
    cell: ({ level }) => words[level],
    text: ({ level }) => words[level],
  },
  {
    key: 'two_factor',
    head: 'Two-factor',
    cell: ({ two_factor }) => (two_factor ? 'On' : 'Off'),
    text: ({ two_factor }) => (two_factor ? 'On' : 'Off'),
  },
  {
    key: 'sign_in',
    head: 'Sign-in',
    cell: ({ sign_in }) => (sign_in === null ? missing : words[sign_in]),
    text: ({ sign_in }) => (sign_in === null ? '' : words[sign_in]),
  },
  {
    key: 'last_login',
    head: 'Last login',
    sortable: true,
    numeric: true,
    cell: ({ last_login }) =>
      last_login === null ? missing : <RelativeTime time={Date.parse(last_login)} />,
    text: ({ last_login }) => last_login ?? '',
  },
];

const words = {
  owner: 'Owner',
  admin: 'Admin',
  local: 'Local',
  work_account: 'Work account',
} as const;

const missing = <span className={classes['missing']}>–</span>;
