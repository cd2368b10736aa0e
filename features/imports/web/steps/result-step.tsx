import { Button, Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { VerifiedRow } from '#imports/contract';
import { actionCounts, hasProblem, problemsFile, problemsOf, tagText } from '#imports/domain';
import { countText, csvText } from '#packages/kit';
import {
  DataTable,
  downloadText,
  EmptyState,
  missing,
  NoMatch,
  pageOf,
  RowCheck,
  textColumn,
  useFileName,
  useIsNarrow,
} from '#packages/ui';
import type { Column, Sort } from '#packages/ui';
import { personName } from '#people/domain';
import { actionTexts, importText, importTexts } from '../import-texts.ts';
import type { VerifiedFile } from '../import-state.ts';
import classes from './result-step.module.css';

interface Props {
  file: VerifiedFile;
  isOnline: boolean;
  onTick: (ticked: ReadonlySet<number>) => void;
  onImport: () => void;
  onAnew: () => void;
}

const pageSize = 20;
const firstSort: Sort = { key: 'row', descending: false };

/** What an import would do with each row; the chosen rows are imported. */
export function ResultStep({ file, isOnline, onTick, onImport, onAnew }: Props) {
  const { rows, ticked } = file;
  const [view, setView] = useState<'all' | 'problems'>('all');
  const [sort, setSort] = useState(firstSort);
  const [{ page, size }, setPlace] = useState({ page: 0, size: pageSize });
  const isNarrow = useIsNarrow(85);
  const fileName = useFileName();
  const counts = actionCounts(rows);
  const problems = rows.filter(hasProblem);
  const shown = sortedRows(view === 'all' ? rows : problems, sort);
  const toggle = (row: number) => {
    const next = new Set(ticked);
    if (!next.delete(row)) next.add(row);
    onTick(next);
  };
  const save = () =>
    downloadText(fileName('import problems', 'csv'), 'text/csv', csvText(problemsFile(rows)));
  return (
    <>
      <div className={classes['summary']}>
        <p role="status">
          <strong>{file.name}</strong>
          {`: ${countText(counts.create)} to create, ${countText(counts.update)} to update, ${countText(counts.skip)} to skip. `}
          {importTexts.nothing}
        </p>
        <Group gap={8}>
          <Button variant="default" onClick={onAnew}>
            {importTexts.another}
          </Button>
          <Button disabled={ticked.size === 0 || !isOnline} onClick={onImport}>
            {importText(ticked.size)}
          </Button>
        </Group>
      </div>
      <div className={classes['tools']}>
        <SegmentedControl
          aria-label="Rows shown"
          value={view}
          onChange={(value) => {
            setView(value === 'problems' ? 'problems' : 'all');
            setPlace({ page: 0, size });
          }}
          data={[
            { value: 'all', label: `All ${countText(rows.length)}` },
            { value: 'problems', label: `Problems ${countText(problems.length)}` },
          ]}
        />
        {problems.length > 0 && (
          <Button variant="subtle" onClick={save}>
            {importTexts.problems}
          </Button>
        )}
      </div>
      <DataTable
        name="import-rows"
        label="Rows of the file"
        {...pageOf(shown, { page, size })}
        rowKey={({ row }) => String(row)}
        columns={resultColumns({ ticked, toggle, isNarrow })}
        sort={sort}
        onSort={setSort}
        page={page}
        size={size}
        defaultSize={pageSize}
        onPage={(next, length) => setPlace({ page: next, size: length })}
        isChosen={({ row }) => ticked.has(row)}
        empty={
          rows.length === 0 ? (
            <EmptyState title={importTexts.noRows} text={importTexts.noRowsText} />
          ) : (
            <NoMatch text="No rows have problems." onReset={() => setView('all')} />
          )
        }
      />
    </>
  );
}

interface Shown {
  ticked: ReadonlySet<number>;
  toggle: (row: number) => void;
  /** The error of a row is also under its name, as its own column is not visible. */
  isNarrow: boolean;
}

/** Columns of the rows of a file, in order. */
function resultColumns({ ticked, toggle, isNarrow }: Shown): Column<VerifiedRow>[] {
  return [
    textColumn('row', 'Row', ({ row }) => String(row), {
      ...{ frozen: true, sortable: true },
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
    }),
    textColumn('action', 'Action', ({ action }) => actionTexts[action], {
      sortable: true,
      cell: ({ action }) => (
        <span className={classes['action']} data-action={action}>
          {actionTexts[action]}
        </span>
      ),
    }),
    textColumn('name', 'Name', personName, {
      sortable: true,
      cell: (row) => (
        <>
          {cut(personName(row))}
          {isNarrow && problemsOf(row).length > 0 && <Problems row={row} />}
        </>
      ),
    }),
    textColumn('email', 'Email', ({ email }) => email ?? '', {
      sortable: true,
      cell: ({ email }) => cut(email ?? ''),
    }),
    tagColumn('tags', 'Tags', 'default'),
    tagColumn('jobs', 'Jobs', 'job'),
    tagColumn('locations', 'Locations', 'location'),
    textColumn('problems', 'Problems', (row) => problemsOf(row).join('; '), {
      cell: (row) => <Problems row={row} />,
    }),
  ];
}

/** The rows in the order of a column; equal ones in the order of the file. */
function sortedRows(
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
  return textColumn<VerifiedRow>(key, head, (row) => tagText(row, type), {
    cell: (row) => cut(tagText(row, type)),
  });
}

function Problems({ row }: { row: VerifiedRow }) {
  const problems = problemsOf(row);
  if (problems.length === 0) return cut('');
  return (
    <ul className={classes['problems']}>
      {problems.map((problem, index) => (
        <li key={`${String(index)} ${problem}`} data-error={index < row.errors.length}>
          {problem}
        </li>
      ))}
    </ul>
  );
}

function cut(text: string): ReactNode {
  if (text === '') return missing;
  return (
    <span className={classes['cut']} title={text}>
      {text}
    </span>
  );
}
