import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { actionCounts, problemsFile, problemsOf } from '#imports/domain';
import { countText, csvText } from '#packages/kit';
import { DataTable, downloadText, EmptyState, NoMatch, useFileName } from '#packages/ui';
import type { Sort } from '#packages/ui';
import { importText, importTexts } from '../import-texts.ts';
import type { VerifiedFile } from '../import-state.ts';
import { resultColumns, sortedRows } from './result-columns.tsx';
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
  const isNarrow = useMediaQuery('(max-width: 84.99em)', false, { getInitialValueInEffect: false });
  const fileName = useFileName();
  const counts = actionCounts(rows);
  const problems = rows.filter((row) => problemsOf(row).length > 0);
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
          {`: ${countText(counts.create)} create, ${countText(counts.update)} update, ${countText(counts.skip)} skip. `}
          {importTexts.nothing}
        </p>
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onAnew}>
            {importTexts.another}
          </Button>
          <Button disabled={ticked.size === 0 || !isOnline} onClick={onImport}>
            {importText(ticked.size)}
          </Button>
        </div>
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
        rows={shown.slice(page * size, (page + 1) * size)}
        rowKey={({ row }) => String(row)}
        total={shown.length}
        columns={resultColumns({ ticked, toggle, isNarrow })}
        sort={sort}
        onSort={setSort}
        page={page}
        size={size}
        defaultSize={pageSize}
        onPage={(next, length) => setPlace({ page: next, size: length })}
        allRows={() => Promise.resolve(shown)}
        isChosen={({ row }) => ticked.has(row)}
        empty={
          rows.length === 0 ? (
            <EmptyState title={importTexts.noRows} text={importTexts.noRowsText} />
          ) : (
            <NoMatch text="No rows have problems." onReset={() => setView('all')} />
          )
        }
        error={null}
        onRetry={() => undefined}
      />
    </>
  );
}
