import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Column, Sort } from './column.ts';
import classes from './data-table.module.css';

interface Props<Row> {
  column: Column<Row>;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The head of a column; a button where it can be sorted by. */
export function HeadCell<Row>({ column, sort, onSort }: Props<Row>) {
  const { key, head, sortable = false, numeric = false, frozen = false } = column;
  const isSorted = sort.key === key;
  const Arrow = sort.descending ? IconArrowDown : IconArrowUp;
  const order = sort.descending ? ('descending' as const) : ('ascending' as const);
  return (
    <th
      scope="col"
      data-numeric={numeric}
      data-frozen={frozen}
      {...(isSorted && { 'aria-sort': order })}
    >
      {sortable ? (
        <button
          type="button"
          className={classes['sort']}
          onClick={() => onSort({ key, descending: isSorted ? !sort.descending : numeric })}
        >
          {head}
          {isSorted && <Arrow size={14} stroke={2} aria-hidden />}
        </button>
      ) : (
        head
      )}
    </th>
  );
}
