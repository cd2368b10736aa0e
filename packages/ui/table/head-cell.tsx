import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Column, Sort } from './column.ts';
import classes from './data-table.module.css';

interface Props<Row> {
  column: Column<Row>;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The head of a column; where it can be sorted, a button that says how it is. */
export function HeadCell<Row>({ column, sort, onSort }: Props<Row>) {
  const { key, head, sortable = false, numeric = false, frozen = false } = column;
  const isSorted = sort.key === key;
  const names = [numeric && classes['numeric'], frozen && classes['frozen']].filter(Boolean);
  const order = sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={names.join(' ')} aria-sort={isSorted ? order : undefined}>
      {sortable ? (
        <button
          type="button"
          className={classes['sort']}
          onClick={() => onSort({ key, descending: isSorted && !sort.descending })}
        >
          {head}
          {isSorted && <Arrow descending={sort.descending} />}
        </button>
      ) : (
        head
      )}
    </th>
  );
}

function Arrow({ descending }: { descending: boolean }) {
  return descending ? (
    <IconArrowDown size={14} aria-hidden />
  ) : (
    <IconArrowUp size={14} aria-hidden />
  );
}
