import { useVirtualizer } from '@tanstack/react-virtual';
import { IconAlertTriangle, IconTemperature } from '@tabler/icons-react';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { dateTimeText, zonedParts } from '#packages/kit';
import { lineColours } from '#packages/ui';
import { PersonLink } from '#people/web';
import type { Schedule, ScheduledWorker } from '#rosters/offline';
import { rosterTexts as texts } from '../roster-texts.ts';
import type { ShiftMarks } from '../shift-marks.ts';
import type { Block } from './schedule-rows.ts';
import { rowOf } from './schedule-rows.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import type { Week } from './week.ts';
import classes from './schedule.module.css';

/** Height of a row in pixels. */
const rowHeight = 64;

interface Props {
  schedule: Schedule;
  /** Those of the schedule that match the search and filter. */
  workers: readonly ScheduledWorker[];
  week: Week;
  zone: string;
  now: number;
  markOf: ShiftMarks['of'];
  /** Rosters that the viewer may open. */
  isManaged: (roster_id: string) => boolean;
  onOpen: (roster_id: string) => void;
}

/**
 * The workers of a week by its days. Only the rows in sight are rendered, so that it scrolls with
 * thousands of workers.
 */
export function ScheduleGrid(props: Props) {
  const { schedule, workers, week, zone, now, markOf, isManaged, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const rosters = useMemo(
    () => new Map(schedule.rosters.map((roster) => [roster.roster_id, roster])),
    [schedule],
  );
  const colours = useMemo(
    () => new Map(schedule.rosters.map(({ roster_id }, at) => [roster_id, colourOf(at)])),
    [schedule],
  );
  const rows = useVirtualizer({
    count: workers.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const onKeyDown = useArrowKeys(box, workers.length, (row) => rows.scrollToIndex(row));
  // On a phone the week does not fit: today comes first.
  useLayoutEffect(() => {
    const grid = box.current;
    const [name, today] = [
      grid?.querySelector<HTMLElement>('[role=columnheader]'),
      grid?.querySelector<HTMLElement>('[data-today=true]'),
    ];
    if (grid && name && today) grid.scrollLeft = today.offsetLeft - name.offsetWidth;
  }, [week.monday]);
  return (
    <div
      ref={box}
      className={classes['grid']}
      role="table"
      aria-label={texts.schedule}
      aria-rowcount={workers.length + 1}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div role="row" aria-rowindex={1} className={classes['head']}>
        <span role="columnheader">Worker</span>
        {week.dates.map((date, at) => (
          <span
            key={date}
            role="columnheader"
            data-today={now >= (week.starts[at] ?? 0) && now < (week.starts[at + 1] ?? 0)}
          >
            {dayText(week.starts[at] ?? 0, zone)}
          </span>
        ))}
      </div>
      <div role="rowgroup" className={classes['body']} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const worker = workers[index];
          if (worker === undefined) return null;
          return (
            <Row
              key={worker.user_id}
              index={index + 2}
              top={start}
              {...{ worker, rosters, colours, week, zone, markOf, isManaged, onOpen }}
            />
          );
        })}
      </div>
    </div>
  );
}

interface RowProps extends Pick<Props, 'isManaged' | 'markOf' | 'onOpen' | 'week' | 'zone'> {
  worker: ScheduledWorker;
  rosters: ReadonlyMap<string, Schedule['rosters'][number]>;
  colours: ReadonlyMap<string, string>;
  index: number;
  top: number;
}

/** While the table scrolls, only the rows that come into sight are rendered. */
const Row = memo(function Row(props: RowProps) {
  const { worker, rosters, colours, index, top, week, zone, markOf, isManaged, onOpen } = props;
  const row = rowOf(worker, rosters, week);
  return (
    <div
      role="row"
      aria-rowindex={index}
      className={classes['row']}
      style={{ transform: `translateY(${String(top)}px)` }}
    >
      <span role="rowheader">
        <PersonLink user_id={row.user_id} className={classes['name']}>
          {row.name}
        </PersonLink>
      </span>
      {row.days.map((blocks, day) => (
        <span key={day} role="cell" className={classes['day']}>
          {blocks.map((block) => {
            const mark = block.kind === 'shift' ? markOf(row.user_id, block.start) : null;
            const label = blockLabel(block, rosters.get(block.id)?.description, zone);
            const words = mark === null ? label : `${label}; ${mark.text}`;
            const look = {
              'data-kind': block.kind,
              'data-clash': block.isOverlapping || block.isDuringLeave,
              'data-narrow': block.isOverlapping,
              'data-mark': mark === null ? undefined : mark.isOver ? 'over' : 'unknown',
              className: classes['block'],
              style: {
                insetInlineStart: `${String(block.from * 100)}%`,
                width: `${String((block.to - block.from) * 100)}%`,
                '--block': colours.get(block.id),
                '--lane': block.lane,
              },
              title: words,
            };
            const content = (
              <>
                {look['data-clash'] && (
                  <IconAlertTriangle
                    size={12}
                    stroke={2}
                    aria-hidden
                    className={classes['clash']}
                  />
                )}
                <span aria-hidden className={classes['hours']}>
                  {block.kind === 'shift' ? hoursText(block, zone) : texts.onLeave}
                </span>
                {mark !== null && (
                  <span aria-hidden className={classes['mark']}>
                    <IconTemperature size={12} stroke={2} />
                    <span>{mark.isOver ? texts.overLimit : texts.unknownLimit}</span>
                  </span>
                )}
                <span className="ws-only-heard">{words}</span>
              </>
            );
            const key = `${block.kind} ${block.id} ${String(block.start)}`;
            return block.kind === 'leave' || !isManaged(block.id) ? (
              <span key={key} {...look}>
                {content}
              </span>
            ) : (
              <button key={key} type="button" {...look} onClick={() => onOpen(block.id)}>
                {content}
              </button>
            );
          })}
        </span>
      ))}
    </div>
  );
});

/** A colour for each roster in turn, for both themes. */
function colourOf(at: number): string {
  const { light, dark } = lineColours;
  const place = at % light.length;
  return `light-dark(${light[place] ?? light[0]}, ${dark[place] ?? dark[0]})`;
}

function dayText(time: number, zone: string): string {
  // Noon: the day may begin at one o'clock.
  const { weekday, day, month } = zonedParts(time + 12 * 3_600_000, zone);
  return `${weekday} ${day} ${month}`;
}

/** '06–18', or '06:30–14:30' where minutes differ. */
function hoursText({ start, end }: Block, zone: string): string {
  const [from, to] = [zonedParts(start, zone), zonedParts(end, zone)];
  const isWhole = from.minute === '00' && to.minute === '00';
  return isWhole
    ? `${from.hour}–${to.hour}`
    : `${from.hour}:${from.minute}–${to.hour}:${to.minute}`;
}

/** What a block is, for a tooltip and screen readers. */
function blockLabel(block: Block, description: string | undefined, zone: string): string {
  const span = `${dateTimeText(block.start, zone)} – ${dateTimeText(block.end, zone)}`;
  if (block.kind === 'leave') return `${texts.onLeave}: ${span}`;
  const marks = [
    ...(block.isOverlapping ? [texts.overlaps] : []),
    ...(block.isDuringLeave ? [texts.duringLeave] : []),
  ];
  return [description ?? '', span, ...marks].join('; ');
}
