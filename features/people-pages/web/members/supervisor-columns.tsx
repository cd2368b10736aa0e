import { Link } from '@tanstack/react-router';
import type { Column } from '#packages/ui';
import type { Supervisor } from '#people/contract';
import { personName } from '#people/domain';
import { accessFromText, sliderLabels } from '#permissions/domain';
import { supervisorTexts } from './supervisor-texts.ts';
import classes from './members.module.css';

/** Columns of the table of supervisors of a tag, in order. */
export const supervisorColumns: readonly Column<Supervisor>[] = [
  {
    key: 'name',
    head: 'Name',
    sortable: true,
    frozen: true,
    cell: (row) => (
      <Link to="/people/$user_id" params={{ user_id: row.user_id }} className={classes['link']}>
        {personName(row)}
      </Link>
    ),
    text: personName,
  },
  {
    key: 'email',
    head: 'Email',
    sortable: true,
    cell: ({ email }) => email ?? <span className={classes['missing']}>–</span>,
    text: ({ email }) => email ?? '',
  },
  { key: 'rights', head: 'Rights', cell: rightsText, text: rightsText },
  { key: 'alerts', head: 'Can receive alerts', cell: reachText, text: reachText },
];

/** The levels of the two sliders of the permission. */
function rightsText({ access }: Supervisor): string {
  const { account, measurement } = sliderLabels(accessFromText(access), '');
  return `Account: ${account} · Measurements: ${measurement}`;
}

/** Whether a person can receive alerts, otherwise why not. */
function reachText({ can_receive_alerts, email }: Supervisor): string {
  if (can_receive_alerts) return supervisorTexts.reached;
  return email === null ? supervisorTexts.noEmail : supervisorTexts.neverIn;
}
