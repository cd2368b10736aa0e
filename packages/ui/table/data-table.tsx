import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { TableSkeleton } from '../feedback/skeletons.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { useRemembered } from '../remembered.ts';
import { nextSort } from './column.ts';
import type { Column, Sort } from './column.ts';
import { HeadCell } from './head-cell.tsx';
import { sizeKey } from './table-place.ts';
import { TableFoot } from './table-foot.tsx';
import { useSlots } from './slots.ts';
import { TableRow } from './table-row.tsx';
import { TableTools } from './table-tools.tsx';
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
  /** Omitted if the rows have no order that a column shows. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
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
  /** Content below a row while it is expanded, otherwise null. */
  detail?: (row: Row) => ReactNode;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Shown instead of the rows. */
  error?: unknown;
  onRetry?: () => void;
}

const none: readonly never[] = [];
const unsorted: Sort = { key: '', descending: false };
/** From this number of columns they are narrower. */
const manyColumns = 9;

/** The table of all screens: the caller sorts and pages, the table shows, remembers and exports. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { name, label, rows, rowKey, total, columns, page, size, menu } = props;
  const { sort = unsorted, onSort = () => undefined } = props;
  const [hidden, setHidden] = useRemembered<readonly string[]>(`table:${name}`, none);
  const [, keepSize] = useRemembered<number>(sizeKey(name), props.defaultSize);
  const reported = useMemo(
    () => columns.filter(({ key }) => !hidden.includes(key)),
    [columns, hidden],
  );
  const shown = useMemo(
    () => reported.filter(({ isOnlyInFile }) => isOnlyInFile !== true),
    [reported],
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
        reported={reported}
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
              {rows.map((row, at) => {
                const key = props.isStateless === true ? slots[at] : ids[at];
                const tableRow = (
                  <TableRow
                    key={key}
                    row={row}
                    columns={shown}
                    menu={menu}
                    isChosen={props.isChosen?.(row) ?? false}
                    isFirst={at < firstRows}
                    onOpen={props.onOpen}
                  />
                );
                const detail = props.detail?.(row) ?? null;
                if (props.detail === undefined) return tableRow;
                return (
                  <Fragment key={key}>
                    {tableRow}
                    {detail !== null && (
                      <tr className={classes['detail']}>
                        <td colSpan={shown.length + (menu === undefined ? 0 : 1)}>
                          <div>{detail}</div>
                        </td>
                      </tr>
                    )}
                  </Fragment>
                );
              })}
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

/**
 * Marks an element with `data-overflows` while its content is wider than itself. Only for CSS,
 * without rendering.
 */
function useOverflow<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      element.toggleAttribute('data-overflows', element.scrollWidth > element.clientWidth);
    });
    const watch = () => {
      observer.disconnect();
      observer.observe(element);
      for (const child of element.children) observer.observe(child);
    };
    watch();
    // A table replaces its skeleton.
    const children = new MutationObserver(watch);
    children.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      children.disconnect();
    };
  }, []);
  return box;
}

/** Minimum height of a row in pixels. */
const lowestRow = 44;

/**
 * Number of rows at the start of a table that fit into the window when the page is at its top, plus
 * one. Measured while nothing is being rendered, so that no render waits for layout.
 */
function useFirstRows(box: RefObject<HTMLElement | null>): number {
  const [rows, setRows] = useState(Infinity);
  useEffect(() => {
    const count = () => {
      const top = (box.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      setRows(Math.max(0, Math.ceil((window.innerHeight - top) / lowestRow)) + 1);
    };
    count();
    window.addEventListener('resize', count);
    return () => window.removeEventListener('resize', count);
  }, [box]);
  return rows;
}

interface Place {
  /** Rows of the current page; undefined while loading. */
  rows: readonly unknown[] | undefined;
  /** Number of rows on all pages. */
  total: number;
  page: number;
  size: number;
  onPage: (page: number, size: number, replace: boolean) => void;
}

/**
 * Moves to the last page if the current one does not exist: its rows were removed, or an old URL
 * was opened.
 */
function useLastPage({ rows, total, page, size, onPage }: Place): void {
  const last = Math.ceil(total / size) - 1;
  const isPast = rows?.length === 0 && total > 0 && page > last;
  useEffect(() => {
    // Back must not lead to a page that does not exist.
    if (isPast) onPage(last, size, true);
  }, [isPast, last, size, onPage]);
}

/** Milliseconds of idle time until orders are prefetched, after the current rows are painted. */
const delay = 150;

interface Table<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onNear: ((sort: Sort) => void) | undefined;
  /** False while the rows of this order are loading. */
  isHere: boolean;
}

/** Reports every order that one press would set, as phones have no hover. */
export function useOrdersAhead<Row>({ columns, sort, onNear, isHere }: Table<Row>): void {
  useEffect(() => {
    if (!isHere || onNear === undefined) return;
    const timer = setTimeout(() => {
      for (const column of columns) if (column.sortable) onNear(nextSort(column, sort));
    }, delay);
    return () => clearTimeout(timer);
  });
}
