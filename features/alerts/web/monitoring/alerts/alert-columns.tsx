import { IconChevronRight } from '@tabler/icons-react';
import { RelativeTime, textColumn, timeColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import { answerTexts, originTexts, statusTexts } from '../answer-texts.ts';
import { Names, What } from '../cells.tsx';
import { StatusChip } from '../chips.tsx';
import type { AlertRow } from './alert-list-rows.ts';
import classes from '../monitoring.module.css';

interface ColumnOptions {
  /** The alert whose recipients are shown. */
  open: string | null;
  /** What comes first, with the time below it. */
  isNarrow: boolean;
  onExpand: (row: AlertRow) => void;
}

/** Columns of the list of alerts, in order. */
export function alertColumns({ open, isNarrow, onExpand }: ColumnOptions): Column<AlertRow>[] {
  const what: Column<AlertRow> = textColumn('what', 'What', whatText, {
    ...{ sortable: true, frozen: true },
    cell: (row) => (
      <button
        type="button"
        className={classes['expand']}
        aria-expanded={row.alert_id === open}
        onClick={() => onExpand(row)}
      >
        <IconChevronRight size={16} stroke={1.9} aria-hidden />
        <span>
          <What title={row.title} detail={row.detail} />
          {isNarrow && (
            <small className={classes['phoneTime']}>
              <RelativeTime time={row.created} />
            </small>
          )}
        </span>
      </button>
    ),
  });
  const status: Column<AlertRow> = textColumn('status', 'Status', statusText, {
    sortable: true,
    cell: (row) => (
      <span className={`${classes['chipPlace'] ?? ''} ${classes['fill'] ?? ''}`}>
        <StatusChip status={row.status} error={reasonOf(row)} />
        {!row.active && <small className={classes['dim']}>{answerTexts.dismissed}</small>}
      </span>
    ),
  });
  const others = [
    timeColumn<AlertRow>('created', 'Created', ({ created }) => created, { sortable: true }),
    textColumn<AlertRow>('origin', 'Origin', ({ origin }) => originTexts[origin], {
      sortable: true,
      cell: ({ origin }) => <span className={classes['chip']}>{originTexts[origin]}</span>,
    }),
    namesColumn('jobs', 'Jobs', ({ jobs }) => jobs),
    namesColumn('locations', 'Locations', ({ locations }) => locations),
    textColumn<AlertRow>('issuer', 'Issued by', issuerText, { sortable: true }),
    textColumn<AlertRow>('recipients', 'Recipients', ({ recipients }) => String(recipients), {
      ...{ numeric: true, sortable: true },
    }),
    textColumn<AlertRow>(
      'acknowledged',
      'Acknowledged',
      ({ acknowledged, recipients }) => `${String(acknowledged)}/${String(recipients)}`,
      { numeric: true, sortable: true },
    ),
  ];
  // In a narrow window the status is visible without scrolling.
  return isNarrow ? [what, status, ...others] : [what, ...others, status];
}

/** Why an alert failed; empty if it did not. */
function reasonOf({ status, recipients, error }: AlertRow): string {
  if (status !== 'failed') return '';
  return recipients === 0 ? answerTexts.nobody : error;
}

function statusText(row: AlertRow): string {
  const reason = reasonOf(row);
  const text = reason === '' ? statusTexts[row.status] : `${statusTexts[row.status]}: ${reason}`;
  return row.active ? text : `${text}, ${answerTexts.dismissed.toLowerCase()}`;
}

function whatText({ title, detail }: AlertRow): string {
  return detail === '' ? title : `${title}: ${detail}`;
}

function namesColumn(
  key: string,
  head: string,
  of: (row: AlertRow) => readonly string[],
): Column<AlertRow> {
  return textColumn(key, head, (row) => of(row).join(', '), {
    cell: (row) => <Names names={of(row)} />,
  });
}

function issuerText({ issuer, origin }: AlertRow): string {
  if (issuer !== '') return issuer;
  return answerTexts.byOrigin[origin];
}
