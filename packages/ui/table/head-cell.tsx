import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { nextSort } from './column.ts';
import type { Column, Sort } from './column.ts';
import classes from './data-table.module.css';

interface Props<Row> {
  column: Column<Row>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Called with the order of a press when it becomes likely. */
  onNear?: ((sort: Sort) => void) | undefined;
}

/** The header of a column; a button if it is sortable. */
export function HeadCell<Row>({ column, sort, onSort, onNear }: Props<Row>) {
  const { key, head, sortable = false, numeric = false, frozen = false, isAction = false } = column;
  const isSorted = sort.key === key;
  const Arrow = sort.descending ? IconArrowDown : IconArrowUp;
  const order = sort.descending ? ('descending' as const) : ('ascending' as const);
  const next = nextSort(column, sort);
  return (
    <th
      scope="col"
      data-numeric={numeric}
      data-frozen={frozen}
      data-action={isAction}
      {...(isSorted && { 'aria-sort': order })}
    >
      {sortable ? (
        <button
          type="button"
          className={classes['sort']}
          onPointerEnter={() => onNear?.(next)}
          onFocus={() => onNear?.(next)}
          onClick={() => onSort(next)}
        >
          {head}
          {isSorted && <Arrow size={14} stroke={2} aria-hidden />}
        </button>
      ) : (
        <span {...(isAction && { className: 'ws-only-heard' })}>{head}</span>
      )}
    </th>
  );
}
