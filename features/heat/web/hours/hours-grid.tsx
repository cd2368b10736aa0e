import type { CSSProperties } from 'react';
import { dayOfHour, riskLevels } from '#heat/domain';
import { levelColour } from '../heat-palette.ts';
import { HoursRow } from './hours-row.tsx';
import { hoursTexts } from './hours-texts.ts';
import { ShiftHandle } from './shift-handle.tsx';
import type { BestHours } from './use-best-hours.ts';
import type { useShiftDrag } from './use-shift-drag.ts';
import classes from './hours.module.css';

interface Props {
  hours: BestHours;
  drag: ReturnType<typeof useShiftDrag>;
  onMove: (start: number) => void;
}

/** A row for each day, a column for each hour, and the shift over them. */
export function HoursGrid({ hours, drag, onMove }: Props) {
  const { plan, advised, today, best, begun, limits, start } = hours;
  return (
    <div className={classes['grid']} style={colours}>
      <ShiftHandle hours={hours} drag={drag} />
      <div role="table" aria-label={hoursTexts.grid}>
        <div role="row" className={`${classes['row'] ?? ''} ${classes['head'] ?? ''}`}>
          <div role="columnheader" className={classes['day']}>
            {hoursTexts.day}
          </div>
          {clocks.map((clock) => (
            <div
              key={clock}
              role="columnheader"
              data-within={clock >= limits.not_before && clock <= limits.not_after}
            >
              {String(clock).padStart(2, '0')}
            </div>
          ))}
          <div role="columnheader" className={classes['best']}>
            {hoursTexts.best}
          </div>
        </div>
        {plan.days.map((day, nth) => (
          <HoursRow
            key={day.date}
            {...{ plan, advised, day, begun, onMove }}
            isToday={day.date === today}
            best={best[nth]}
            isBestChosen={
              start !== null && dayOfHour(plan, start) === nth && best[nth]?.start === start
            }
          />
        ))}
      </div>
    </div>
  );
}

const clocks = Array.from({ length: 24 }, (_, clock) => clock);

const colours = Object.fromEntries(
  riskLevels.flatMap((level) =>
    (['tint', 'ink', 'fill', 'edge'] as const).map((part) => [
      `--${level}-${part}`,
      levelColour(level, part),
    ]),
  ),
) as CSSProperties;
