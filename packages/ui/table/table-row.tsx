import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { useInSight } from './use-in-sight.ts';
import { useLater } from './use-later.ts';
import classes from './data-table.module.css';

interface Props<Row> {
  row: Row;
  id: string;
  columns: readonly Column<Row>[];
  menu: ((row: Row) => ReactNode) | undefined;
  isChosen: boolean;
}

/** One row; drawn anew only when it, the columns or the menu are others. */
export const TableRow = memo(BareRow) as typeof BareRow;

/** A row in sight is drawn at once, one beyond the edge of the window right after those. */
function BareRow<Row>({ isChosen, ...now }: Props<Row>) {
  const [box, isInSight] = useInSight<HTMLTableRowElement>();
  const shown = { row: useLater(now.row, isInSight), id: useLater(now.id, isInSight) };
  return (
    <tr ref={box} data-chosen={isChosen}>
      <Cells {...now} {...shown} />
    </tr>
  );
}

const Cells = memo(BareCells) as typeof BareCells;

function BareCells<Row>({ row, id, columns, menu }: Omit<Props<Row>, 'isChosen'>) {
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
      {menu !== undefined && (
        <td className={classes['menu']}>
          {/* The next in this place must not find the menu of the one before open. */}
          <Fragment key={id}>{menu(row)}</Fragment>
        </td>
      )}
    </>
  );
}
