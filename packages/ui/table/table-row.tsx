import { memo, useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Column } from './column.ts';
import { useInSight } from '../frame/use-in-sight.ts';
import classes from './data-table.module.css';

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  menu: ((row: Row) => ReactNode) | undefined;
  isChosen: boolean;
  /** The first row of a page. */
  isFirst: boolean;
  onOpen: ((row: Row) => void) | undefined;
}

/** One row, memoised by row, columns and menu. */
export const TableRow = memo(BareRow) as typeof BareRow;

/**
 * A visible row is rendered at once, others right after those. The first ones are rendered at once
 * too: after a page change from its end the user is at the top of the next.
 */
function BareRow<Row>({ isChosen, isFirst, onOpen, ...now }: Props<Row>) {
  const [box, isInSight] = useInSight<HTMLTableRowElement>();
  const row = useLater(now.row, isInSight || isFirst);
  return (
    <tr
      ref={box}
      data-chosen={isChosen}
      data-opens={onOpen !== undefined}
      onClick={(event) => isMeantForRow(event) && onOpen?.(row)}
    >
      <Cells {...now} row={row} />
    </tr>
  );
}

const Cells = memo(BareCells) as typeof BareCells;

function BareCells<Row>({
  row,
  columns,
  menu,
}: Omit<Props<Row>, 'isChosen' | 'isFirst' | 'onOpen'>) {
  return (
    <>
      {columns.map(({ key, cell, frozen = false, numeric = false, isAction = false }) =>
        frozen ? (
          <th key={key} scope="row" data-frozen>
            {cell(row)}
          </th>
        ) : (
          <td key={key} data-numeric={numeric} data-action={isAction}>
            {cell(row)}
          </td>
        ),
      )}
      {menu !== undefined && <td className={classes['menu']}>{menu(row)}</td>}
    </>
  );
}

/** Not a press on a control in the row, on a menu over it, or a text selection. */
function isMeantForRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('a, button, input, label, [role="menu"]') !== null) return false;
  return window.getSelection()?.isCollapsed !== false;
}

/** Milliseconds until invisible parts are rendered, after the visible ones are painted. */
const delay = 40;

const waiting = new Set<() => void>();

/** All that wait are rendered together. */
function soon(draw: () => void): () => void {
  if (waiting.size === 0) setTimeout(drawWaiting, delay);
  waiting.add(draw);
  return () => waiting.delete(draw);
}

function drawWaiting(): void {
  const all = [...waiting];
  waiting.clear();
  for (const draw of all) draw();
}

/**
 * A value at once, or shortly after it has changed.
 *
 * @param isNow whether it is needed at once
 */
function useLater<Value>(value: Value, isNow: boolean): Value {
  const [late, setLate] = useState(value);
  useEffect(() => soon(() => setLate(value)), [value]);
  return isNow ? value : late;
}
