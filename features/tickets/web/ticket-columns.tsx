import { Link } from '@tanstack/react-router';
import { missing, textColumn, timeColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import type { ListedTicket } from '#tickets/contract';
import { StatusChip } from './status-chip.tsx';
import { openerText, ticketTexts as texts } from './ticket-texts.ts';
import classes from './tickets.module.css';

/** The columns of tickets; for the support team with the organisation. */
export function ticketColumns(isAll: boolean): Column<ListedTicket>[] {
  return [
    textColumn('number', 'Number', ({ number }) => String(number), { sortable: true }),
    ...(isAll
      ? [
          textColumn<ListedTicket>(
            'organisation',
            'Organisation',
            (row) => row.organisation ?? '',
            {
              sortable: true,
              cell: (row) => long(row.organisation ?? ''),
            },
          ),
        ]
      : []),
    textColumn('subject', 'Subject', ({ subject }) => subject, {
      ...{ sortable: true, frozen: true },
      cell: ({ ticket_id, subject, is_unread }) => (
        <span className={classes['long']} dir="auto">
          <Link
            to="/settings/tickets"
            search={{ ...(isAll ? { of: 'all' } : {}), ticket: ticket_id } as object}
          >
            {subject}
          </Link>
          {is_unread && <span className={classes['unread']}>{texts.unread}</span>}
        </span>
      ),
    }),
    textColumn('category', 'Category', ({ category }) => category, { sortable: true }),
    textColumn('status', 'Status', ({ status }) => status, {
      sortable: true,
      cell: ({ status }) => <StatusChip status={status} />,
    }),
    textColumn('opened_by', 'Opened by', openerText, {
      sortable: true,
      cell: (row) => long(openerText(row)),
    }),
    timeColumn('updated', 'Updated', ({ updated_time }) => updated_time, { sortable: true }),
  ];
}

function long(text: string) {
  if (text === '') return missing;
  return (
    <span className={classes['long']} dir="auto">
      {text}
    </span>
  );
}
