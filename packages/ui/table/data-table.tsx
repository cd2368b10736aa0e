import { Button, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TableSkeleton } from '../feedback/skeletons.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { csvText } from '../files/csv.ts';
import { download } from '../files/download.ts';
import type { Column, Sort } from './column.ts';
import { HeadCell } from './head-cell.tsx';
import { Pager } from './pager.tsx';
import classes from './data-table.module.css';

interface Props<Row> {
  /** Name of the downloaded file. */
  name: string;
  /** What the table holds, for screen readers. */
  label: string;
  /** The rows of this page; undefined while they are being read. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Rows of all pages. */
  total: number;
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  page: number;
  size: number;
  defaultSize: number;
  onPage: (page: number, size: number) => void;
  /** Every row that fits the filter, for CSV. */
  allRows: () => Promise<readonly Row[]>;
  /** Actions of a row, at its end. */
  menu?: (row: Row) => ReactNode;
  /** Stands in place of the rows where there are none. */
  empty: ReactNode;
  error: unknown;
  onRetry: () => void;
  /** Inside a card there is a frame already. */
  framed?: boolean;
}

/** A table whose order and page live outside, so that the address can hold them. */
export function DataTable<Row>(props: Props<Row>) {
  const { rows, total, error, onRetry, empty, name, columns, allRows, framed = true } = props;
  if (error !== null && error !== undefined) return <ErrorState onRetry={onRetry} />;
  if (rows !== undefined && total === 0) return empty;
  const saveCsv = async () => {
    const heads = columns.map(({ head }) => head);
    const lines = (await allRows()).map((row) => columns.map(({ text }) => text(row)));
    download(`${name}.csv`, csvText([heads, ...lines]));
  };
  return (
    <div className={`${classes['table'] ?? ''} ${framed ? (classes['framed'] ?? '') : ''}`}>
      <div className={classes['csv']}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => void saveCsv()}
        >
          CSV
        </Button>
      </div>
      {rows === undefined ? <TableSkeleton /> : <Rows {...props} rows={rows} />}
      <Pager {...props} />
    </div>
  );
}

function Rows<Row>({
  label,
  rows,
  rowKey,
  columns,
  sort,
  onSort,
  menu,
}: Props<Row> & { rows: readonly Row[] }) {
  return (
    // Scrolls sideways on its own, so it must be reached by the keyboard.
    <div className={classes['scroll']} tabIndex={0} role="region" aria-label={`${label}, rows`}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {menu !== undefined && (
              <th scope="col" className={classes['menu']}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} />
              ))}
              {menu !== undefined && <td className={classes['menu']}>{menu(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { frozen = false, numeric = false, cell } = column;
  if (frozen) {
    return (
      <th scope="row" className={classes['frozen']}>
        {cell(row)}
      </th>
    );
  }
  return <td className={numeric ? classes['numeric'] : undefined}>{cell(row)}</td>;
}
