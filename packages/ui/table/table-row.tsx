import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { useInSight } from './use-in-sight.ts';
import { useLater } from './use-later.ts';
import classes from './data-table.module.css';

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  menu: ((row: Row) => ReactNode) | undefined;
  isChosen: boolean;
  /** Stands where a page begins. */
  isFirst: boolean;
}

/** One row; drawn anew only when it, the columns or the menu are others. */
export const TableRow = memo(BareRow) as typeof BareRow;

/**
 * A row in sight is drawn at once, one beyond the edge of the window right after those. The first ones
 * are drawn at once too: whoever turns the page from its end stands at the beginning of the next.
 */
function BareRow<Row>({ isChosen, isFirst, ...now }: Props<Row>) {
  const [box, isInSight] = useInSight<HTMLTableRowElement>();
  const row = useLater(now.row, isInSight || isFirst);
  return (
    <tr ref={box} data-chosen={isChosen}>
      <Cells {...now} row={row} />
    </tr>
  );
}

const Cells = memo(BareCells) as typeof BareCells;

function BareCells<Row>({ row, columns, menu }: Omit<Props<Row>, 'isChosen' | 'isFirst'>) {
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
