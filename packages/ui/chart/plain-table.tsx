import type { ReactNode } from 'react';
import classes from './plain-table.module.css';

/** A table of texts; columns after the first are right-aligned if all their cells are numbers. */
export interface PlainTableData {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface Props {
  data: PlainTableData;
  label: string;
  /** The first cell of a row instead of its text, such as a link. */
  firstCell?: (row: readonly string[]) => ReactNode;
}

/** The accessible equivalent of a chart. */
export function PlainTable({ data, label, firstCell }: Props) {
  const numeric = data.columns.map((_, at) =>
    data.rows.every((row) => /^[+\-\u2212]?[\d.,\u202f %]*$/.test(row[at] ?? '')),
  );
  return (
    <div className={classes['scroll']} tabIndex={0} role="region" aria-label={`${label}, table`}>
      <table className={classes['table']}>
        <caption className="ws-only-heard">{label}</caption>
        <thead>
          <tr>
            {data.columns.map((column, at) => (
              <th key={column} scope="col" data-numeric={numeric[at]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row, at) => (
            <tr key={at}>
              {row.map((text, column) =>
                column === 0 ? (
                  <th key={column} scope="row" data-numeric={numeric[column]}>
                    {firstCell === undefined ? text : firstCell(row)}
                  </th>
                ) : (
                  <td key={column} data-numeric={numeric[column]}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
