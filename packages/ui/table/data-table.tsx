import {
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { TableSkeleton } from '../feedback/skeletons.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { useRemembered } from '../remembered.ts';
import type { Column, Sort } from './column.ts';
import { HeadCell } from './head-cell.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableTools } from './table-tools.tsx';
import classes from './data-table.module.css';

interface Props<Row> {
  /** Unique in the product: columns are remembered under it. */
  name: string;
  /** What the table holds, for those who do not see it and for the name of its file. */
  label: string;
  /** The rows of the page shown, sorted; undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Rows of all pages. */
  total: number;
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** From 0. */
  page: number;
  size: number;
  /** Offered beside the usual sizes. */
  defaultSize: number;
  onPage: (page: number, size: number) => void;
  /** Every row of the filter, for a file. */
  allRows: () => Promise<readonly Row[]>;
  /** Three dots at the end of each row. */
  menu?: (row: Row) => ReactNode;
  /** Stands in place of the rows where there are none. */
  empty: ReactNode;
  error: unknown;
  onRetry: () => void;
}

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnVisibilityFeature,
});
const none: readonly never[] = [];

/** The one table of the house: whoever uses it sorts and pages, it shows, remembers and exports. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { name, label, rows, rowKey, total, columns, sort, onSort, page, size, menu } = props;
  const [hidden, setHidden] = useRemembered<readonly string[]>(`table:${name}`, none);
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.key,
        accessorFn: column.text,
        header: column.head,
        enableSorting: column.sortable === true,
        enableHiding: column.frozen !== true,
      })),
    [columns],
  );
  const table = useTable<typeof features, Row>({
    features,
    columns: defs,
    data: (rows ?? none) as Row[],
    getRowId: rowKey,
    manualSorting: true,
    manualPagination: true,
    rowCount: total,
    enableSortingRemoval: false,
    state: {
      sorting: [{ id: sort.key, desc: sort.descending }],
      pagination: { pageIndex: page, pageSize: size },
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
    },
  });
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const shown = columns.filter(({ key }) => !hidden.includes(key));

  if (props.error !== null && props.error !== undefined) {
    return (
      <div className={classes['table']}>
        <ErrorState onRetry={props.onRetry} />
      </div>
    );
  }
  if (rows !== undefined && total === 0) {
    return <div className={classes['table']}>{props.empty}</div>;
  }
  return (
    <div className={classes['table']}>
      <TableTools
        label={label}
        columns={columns}
        hidden={hidden}
        onHidden={setHidden}
        shown={shown}
        allRows={props.allRows}
      />
      <div className={classes['scroll']} tabIndex={0} role="region" aria-label={label}>
        {rows === undefined ? (
          <TableSkeleton />
        ) : (
          <table aria-label={label}>
            <thead>
              <tr>
                {shown.map((column) => (
                  <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
                ))}
                {menu !== undefined && (
                  <th className={classes['menu']} scope="col">
                    <span className="ws-only-heard">Actions</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {table.getRowModel().rows.map((row) => (
                <tr key={row.id}>
                  {row.getVisibleCells().map((cell) => {
                    const column = byKey.get(cell.column.id);
                    return column?.frozen === true ? (
                      <th key={cell.id} scope="row" data-frozen>
                        {column.cell(row.original)}
                      </th>
                    ) : (
                      <td key={cell.id} data-numeric={column?.numeric === true}>
                        {column?.cell(row.original)}
                      </td>
                    );
                  })}
                  {menu !== undefined && <td className={classes['menu']}>{menu(row.original)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <TableFoot
        label={label}
        total={rows === undefined ? undefined : total}
        page={page}
        size={size}
        defaultSize={props.defaultSize}
        onPage={props.onPage}
      />
    </div>
  );
}
