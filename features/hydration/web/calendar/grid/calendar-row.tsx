import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { CalendarCounts } from '#hydration/offline';
import type { CalendarDay } from './calendar-days.ts';
import { cellWords } from './calendar-days.ts';
import { daysOfBlock } from './calendar-sizes.ts';
import type { CalendarWidths } from './calendar-sizes.ts';
import { dotsOf } from './cell-look.ts';
import { SpacedDots } from './spaced-dots.tsx';
import { columnsBefore } from './use-active-cell.ts';
import classes from './calendar-grid.module.css';

/** How all rows of a grid are drawn; the same object until something of it is another. */
export interface RowLooks {
  data: CalendarCounts;
  days: readonly CalendarDay[];
  widths: CalendarWidths;
  lookOf: (count: number) => Readonly<CSSProperties>;
  /** The number stands in the cell. */
  showCount: boolean;
  /** A cell shows when in the day its tests were. */
  spacedOut: boolean;
  idOf: (row: number, column: number) => string;
}

interface Props {
  looks: RowLooks;
  row: number;
  /** Pixels under the head. */
  top: number;
  /** Blocks of days that are drawn. */
  firstBlock: number;
  lastBlock: number;
  /** The column the keys are at; −1 where it is another row. */
  active: number;
  /** Id of what tells more of that cell. */
  described: string | undefined;
}

/** A person with their days; drawn anew only where something of it is another. */
export const CalendarRow = memo(function CalendarRow(props: Props) {
  const { looks, row, top, firstBlock, lastBlock, active, described } = props;
  const { data, widths, idOf } = looks;
  const tags = data.tagLists[data.tagsOf[row] ?? 0]?.join(', ') ?? '';
  const blocks = Array.from(
    { length: lastBlock - firstBlock + 1 },
    (_, place) => firstBlock + place,
  );
  return (
    <div
      role="row"
      aria-rowindex={row + columnsBefore}
      data-row={row}
      className={classes['row']}
      style={{ top, width: widths.total }}
    >
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
      {blocks.map((block) => (
        <DayBlock
          key={block}
          {...{ looks, row, block, described }}
          active={
            Math.floor((active - columnsBefore) / daysOfBlock) === block && active >= columnsBefore
              ? active
              : -1
          }
        />
      ))}
    </div>
  );
});

interface BlockProps {
  looks: RowLooks;
  row: number;
  block: number;
  active: number;
  described: string | undefined;
}

/** Some days of a person, drawn and left out together. */
const DayBlock = memo(function DayBlock(props: BlockProps) {
  const { looks, row, block, active, described } = props;
  const { data, days, widths, lookOf, showCount, spacedOut, idOf } = looks;
  const first = block * daysOfBlock;
  const from = widths.name + widths.tags;
  return days.slice(first, first + daysOfBlock).map((day, at) => {
    const column = first + at + columnsBefore;
    const place = row * data.days + first + at;
    const count = data.counts[place] ?? 0;
    return (
      <div
        key={at}
        role="gridcell"
        aria-colindex={column + 1}
        aria-label={cellWords(count, day)}
        id={idOf(row, column)}
        data-day={first + at}
        data-active={column === active}
        aria-describedby={column === active ? described : undefined}
        className={classes['day']}
        style={{
          ...lookOf(count),
          left: from + (first + at) * widths.day + 1.5,
          width: widths.day - 3,
        }}
      >
        {showCount ? (
          count
        ) : spacedOut ? (
          <SpacedDots parts={data.parts[place] ?? 0} />
        ) : (
          dotsOf(count)
        )}
      </div>
    );
  });
});
