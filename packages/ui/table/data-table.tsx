import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { TableSkeleton } from '../feedback/skeletons.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { useRemembered } from '../remembered.ts';
import type { Column, Sort } from './column.ts';
import { HeadCell } from './head-cell.tsx';
import { sizeKey } from './table-place.ts';
import { TableFoot } from './table-foot.tsx';
import { useFirstRows } from './use-first-rows.ts';
import { useSlots } from './slots.ts';
import { TableRow } from './table-row.tsx';
import { TableTools } from './table-tools.tsx';
import { useLastPage } from './use-last-page.ts';
import { useOrdersAhead } from './use-orders-ahead.ts';
import { useOverflow } from './use-overflow.ts';
import classes from './data-table.module.css';

interface Props<Row> {
  /** Unique in the product: columns and rows a page are remembered under it, see `useTableSize`. */
  name: string;
  /** What the table holds, for those who do not see it and for the name of its file. */
  label: string;
  /** The rows of the page shown, sorted; undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Rows of all pages. */
  total: number;
  /** The same array as long as it says the same: with another one every row is drawn anew. */
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Told of an order that is likely to be asked for: its head is pointed at. */
  onNear?: (sort: Sort) => void;
  /** From 0. */
  page: number;
  size: number;
  /** Offered beside the usual sizes. */
  defaultSize: number;
  /** `replace`: the page before was none, no way back leads to it. */
  onPage: (page: number, size: number, replace?: boolean) => void;
  /** Every row of the filter, for a file. */
  allRows: () => Promise<readonly Row[]>;
  /** Three dots at the end of each row; the same function as long as it gives the same. */
  menu?: (row: Row) => ReactNode;
  /**
   * True: neither cells nor menu hold a state of their own, or they forget it with their row, so that
   * the rows of the next page may be drawn in the places of these, three times as fast.
   */
  isStateless?: boolean;
  /** Which rows are marked as chosen. */
  isChosen?: (row: Row) => boolean;
  /** What a press on a row does that meets none of its buttons; a cell holds the same for the keyboard. */
  onOpen?: (row: Row) => void;
  /** Stands in place of the rows where there are none. */
  empty: ReactNode;
  error: unknown;
  onRetry: () => void;
}

const none: readonly never[] = [];
/** So many stand closer. */
const manyColumns = 9;

/** The table of all screens: its user sorts and pages, it shows, remembers and exports. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { name, label, rows, rowKey, total, columns, sort, onSort, page, size, menu } = props;
  const [hidden, setHidden] = useRemembered<readonly string[]>(`table:${name}`, none);
  const [, keepSize] = useRemembered<number>(sizeKey(name), props.defaultSize);
  const shown = useMemo(
    () => columns.filter(({ key }) => !hidden.includes(key)),
    [columns, hidden],
  );
  const ids = (rows ?? none).map(rowKey);
  const slots = useSlots(ids);
  const scroll = useOverflow<HTMLDivElement>();
  const firstRows = useFirstRows(scroll);
  useLastPage({ rows, total, page, size, onPage: props.onPage });
  useOrdersAhead({ columns: shown, sort, onNear: props.onNear, isHere: rows !== undefined });

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
      <div ref={scroll} className={classes['scroll']} tabIndex={0} role="region" aria-label={label}>
        {rows === undefined ? (
          <TableSkeleton />
        ) : (
          <table aria-label={label} data-many={shown.length + (menu ? 1 : 0) >= manyColumns}>
            <thead>
              <tr>
                {shown.map((column) => (
                  <HeadCell
                    key={column.key}
                    column={column}
                    sort={sort}
                    onSort={onSort}
                    onNear={props.onNear}
                  />
                ))}
                {menu !== undefined && (
                  <th className={classes['menu']} scope="col">
                    <span className="ws-only-heard">Actions</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <TableRow
                  key={props.isStateless === true ? slots[at] : ids[at]}
                  row={row}
                  columns={shown}
                  menu={menu}
                  isChosen={props.isChosen?.(row) ?? false}
                  isFirst={at < firstRows}
                  onOpen={props.onOpen}
                />
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
        onPage={(next, rowsOfIt) => {
          if (rowsOfIt !== size) keepSize(rowsOfIt);
          props.onPage(next, rowsOfIt);
        }}
      />
    </div>
  );
}
