import { memo } from 'react';
import { cellWords, rowWords } from './calendar-days.ts';
import { calendarSizes } from './calendar-sizes.ts';
import { PaintedDays } from './painted-days.tsx';
import type { RowLooks } from './row-looks.ts';
import { columnsBefore } from './use-active-cell.ts';
import classes from './calendar-grid.module.css';

interface Props {
  looks: RowLooks;
  row: number;
  /** Days whose cells exist while the keyboard focus is in the row. */
  firstDay: number;
  endDay: number;
  /** The active column; −1 if it is in another row. */
  active: number;
  /** Id of the description of that cell. */
  described: string | undefined;
}

/**
 * A person with their days. The days are painted in a picture under the row; their cells only exist
 * while the keyboard focus is in the row, otherwise one cell represents all. Memoised.
 */
export const CalendarRow = memo(function CalendarRow(props: Props) {
  const { looks, row, firstDay, endDay, active, described } = props;
  const { data, widths, idOf } = looks;
  const tags = data.tagLists[data.tagsOf[row] ?? 0]?.join(', ') ?? '';
  return (
    <div
      role="row"
      aria-rowindex={row + columnsBefore}
      data-row={row}
      className={classes['row']}
      style={{ top: row * calendarSizes.row, width: widths.total }}
    >
      {looks.isOnPaper && (
        <PaintedDays
          {...{ looks, firstRow: row, rows: 1, top: 0 }}
          firstDay={0}
          endDay={data.days}
        />
      )}
      <div
        role="rowheader"
        aria-colindex={1}
        id={idOf(row, 0)}
        data-active={active === 0}
        className={classes['name']}
        style={{ width: widths.name }}
      >
        <a href={`/people/${data.user_ids[row] ?? ''}/hydration`} tabIndex={-1} data-person={row}>
          {data.names[row]}
        </a>
      </div>
      <div
        role="gridcell"
        aria-colindex={2}
        id={idOf(row, 1)}
        data-active={active === 1}
        className={classes['tags']}
        style={{ width: widths.tags, left: widths.isNarrow ? 'auto' : widths.name }}
        title={tags}
      >
        {tags === '' ? '–' : tags}
      </div>
      {active < 0 ? (
        <WholeRow {...{ looks, row }} />
      ) : (
        <DayCells {...{ looks, row, firstDay, endDay, active, described }} />
      )}
    </div>
  );
});

/** All days of a person as one cell. */
function WholeRow({ looks: { data, widths }, row }: Pick<Props, 'looks' | 'row'>) {
  const own = data.counts.subarray(row * data.days, (row + 1) * data.days);
  return (
    <div
      role="gridcell"
      aria-colindex={columnsBefore + 1}
      aria-colspan={data.days}
      aria-label={rowWords(own)}
      data-days
      className={classes['whole']}
      style={{ left: widths.name + widths.tags }}
    />
  );
}

function DayCells({ looks, row, firstDay, endDay, active, described }: Props) {
  const { data, days, widths, idOf } = looks;
  return days.slice(firstDay, endDay).map((day, at) => {
    const column = firstDay + at + columnsBefore;
    const index = row * data.days + firstDay + at;
    const count = data.counts[index] ?? 0;
    return (
      <div
        key={column}
        role="gridcell"
        aria-colindex={column + 1}
        aria-label={cellWords(count, day, data.expected[index])}
        id={idOf(row, column)}
        data-days
        data-active={column === active}
        aria-describedby={column === active ? described : undefined}
        className={classes['day']}
        style={{
          left: widths.name + widths.tags + (firstDay + at) * widths.day + 1.5,
          width: widths.day - 3,
        }}
      />
    );
  });
}
