import { Skeleton } from '@mantine/core';
import type { CopyReport } from '#packages/sync/offline';
import { countOf, countText } from '#packages/kit';
import { countedTables } from './table-words.ts';
import classes from './panel.module.css';

interface Props {
  tables: CopyReport['tables'] | undefined;
  hasFailed: boolean;
}

/** Rows in the copy by table. */
export function RowsSection({ tables, hasFailed }: Props) {
  const counted = countedTables(tables ?? []);
  const filled = counted.filter(({ rows }) => rows > 0);
  const empty = counted.filter(({ rows }) => rows === 0).map(({ word }) => word);
  const total = filled.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <section className={classes['rows']} aria-labelledby="sync-rows">
      <header>
        <h3 id="sync-rows">Stored on this device</h3>
        {tables !== undefined && <span>{rowsText(total)}</span>}
      </header>
      {tables === undefined && hasFailed && <p>The stored data cannot be read right now.</p>}
      {tables === undefined && !hasFailed && <Waiting />}
      {filled.length > 0 && (
        <table aria-labelledby="sync-rows">
          <thead className="ws-only-heard">
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Rows</th>
            </tr>
          </thead>
          <tbody>
            {filled.map(({ word, rows }) => (
              <tr key={word}>
                <th scope="row">{word}</th>
                <td>{countText(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {tables !== undefined && filled.length === 0 && <p>Nothing is stored yet.</p>}
      {filled.length > 0 && empty.length > 0 && <p>Empty: {empty.join(', ')}.</p>}
    </section>
  );
}

function Waiting() {
  return (
    <div aria-hidden>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={12} my={10} />
      ))}
    </div>
  );
}

/** '1 row', '20,345 rows'. */
export function rowsText(rows: number): string {
  return countOf(rows, 'row');
}
