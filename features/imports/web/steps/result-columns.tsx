import type { ReactNode } from 'react';
import type { VerifiedRow } from '#imports/contract';
import { problemsOf, tagText } from '#imports/domain';
import { RowCheck } from '#packages/ui';
import type { Column, Sort } from '#packages/ui';
import { personName } from '#people/domain';
import { actionTexts } from '../import-texts.ts';
import classes from './result-step.module.css';

interface Shown {
  ticked: ReadonlySet<number>;
  toggle: (row: number) => void;
  /** The error of a row is also under its name, as its own column is not visible. */
  isNarrow: boolean;
}

/** Columns of the rows of a file, in order. */
export function resultColumns({ ticked, toggle, isNarrow }: Shown): Column<VerifiedRow>[] {
  return [
    {
      key: 'row',
      head: 'Row',
      frozen: true,
      sortable: true,
      text: ({ row }) => String(row),
      cell: ({ row, action }) => (
        <span className={classes['row']}>
          <RowCheck
            label={`Import row ${String(row)}`}
            checked={ticked.has(row)}
            disabled={action === 'skip'}
            onChange={() => toggle(row)}
          />
          {row}
        </span>
      ),
    },
    {
      key: 'action',
      head: 'Action',
      sortable: true,
      text: ({ action }) => actionTexts[action],
      cell: ({ action }) => (
        <span className={classes['action']} data-action={action}>
          {actionTexts[action]}
        </span>
      ),
    },
    {
      key: 'name',
      head: 'Name',
      sortable: true,
      text: personName,
      cell: (row) => (
        <>
          {cut(personName(row))}
          {isNarrow && problemsOf(row).length > 0 && <Problems row={row} />}
        </>
      ),
    },
    {
      key: 'email',
      head: 'Email',
      sortable: true,
      text: ({ email }) => email ?? '',
      cell: ({ email }) => cut(email ?? ''),
    },
    tagColumn('tags', 'Tags', 'default'),
    tagColumn('jobs', 'Jobs', 'job'),
    tagColumn('locations', 'Locations', 'location'),
    problemColumn,
  ];
}

const problemColumn: Column<VerifiedRow> = {
  key: 'problems',
  head: 'Problems',
  text: (row) => problemsOf(row).join('; '),
  cell: (row) => <Problems row={row} />,
};

/** The rows in the order of a column; equal ones in the order of the file. */
export function sortedRows(
  rows: readonly VerifiedRow[],
  { key, descending }: Sort,
): readonly VerifiedRow[] {
  const column = resultColumns({
    ...{ ticked: new Set(), toggle: () => undefined, isNarrow: false },
  }).find((each) => each.key === key);
  const text = column?.text ?? (() => '');
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * (collator.compare(text(a), text(b)) || a.row - b.row));
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function tagColumn(key: string, head: string, type: Parameters<typeof tagText>[1]) {
  return {
    ...{ key, head },
    text: (row: VerifiedRow) => tagText(row, type),
    cell: (row: VerifiedRow) => cut(tagText(row, type)),
  };
}

function Problems({ row }: { row: VerifiedRow }) {
  const problems = problemsOf(row);
  if (problems.length === 0) return cut('');
  return (
    <ul className={classes['problems']}>
      {problems.map((problem, place) => (
        <li key={`${String(place)} ${problem}`} data-error={place < row.errors.length}>
          {problem}
        </li>
      ))}
    </ul>
  );
}

function cut(text: string): ReactNode {
  if (text === '') return <span className={classes['missing']}>–</span>;
  return (
    <span className={classes['cut']} title={text}>
      {text}
    </span>
  );
}
