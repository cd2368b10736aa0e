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
  /**
   * Unique in the product: hidden columns and page size are remembered under it, see
   * `useTableSize`.
   */
  name: string;
  /** Content of the table for screen readers and for the file name. */
  label: string;
  /** The sorted rows of the current page; undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Number of rows on all pages. */
  total: number;
  /** A stable array: a new one renders every row again. */
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Called with an order that is likely next, when its header is hovered. */
  onNear?: (sort: Sort) => void;
  /** From 0. */
  page: number;
  size: number;
  /** Offered beside the usual sizes. */
  defaultSize: number;
  /** `replace`: the former page does not exist, so no history entry is kept. */
  onPage: (page: number, size: number, replace?: boolean) => void;
  /** All rows of the filter, for a file. */
  allRows: () => Promise<readonly Row[]>;
  /** Menu at the end of each row; a stable function. */
  menu?: (row: Row) => ReactNode;
  /**
   * True: cells and menu have no state, or may lose it, so that the rows of the next page may reuse
   * these components, which is three times as fast.
   */
  isStateless?: boolean;
  /** Which rows are marked as chosen. */
  isChosen?: (row: Row) => boolean;
  /**
   * Called on a press on a row outside its buttons; a cell has the same action for the keyboard.
   */
  onOpen?: (row: Row) => void;
  /** Shown if there are no rows. */
  empty: ReactNode;
  error: unknown;
  onRetry: () => void;
}

const none: readonly never[] = [];
/** From this number of columns they are narrower. */
const manyColumns = 9;

/** The table of all screens: the caller sorts and pages, the table shows, remembers and exports. */
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
