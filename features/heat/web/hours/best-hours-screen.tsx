import { Group, Text } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import { riskLevelNames } from '#heat/contract';
import { dayOfHour, riskLevels } from '#heat/domain';
import type { AdvisedHour, HourPlan } from '#heat/domain';
import { countOf } from '#packages/kit';
import {
  Card,
  csvTool,
  EmptyState,
  ErrorState,
  RelativeTime,
  TableSkeleton,
  useSaveCsv,
} from '#packages/ui';
import { SimulatedBadge } from '#weather/web';
import { clockOf } from '../heat-words.ts';
import { LevelLegend } from '../level-legend.tsx';
import { SiteSheet } from '../site-sheet.tsx';
import { HoursChoices } from './hours-choices.tsx';
import { HoursRow } from './hours-row.tsx';
import { hoursTexts } from './hours-texts.ts';
import { ShiftHandle } from './shift-handle.tsx';
import { ShiftHours } from './shift-hours.tsx';
import { ShiftSummary } from './shift-summary.tsx';
import { useBestHours } from './use-best-hours.ts';
import type { BestHours } from './use-best-hours.ts';
import { useShiftDrag } from './use-shift-drag.ts';
import classes from './hours.module.css';

/** The shift with the least heat: 14 days by hour, and a shift to move over them. */
export function BestHoursScreen({ tag_id }: { tag_id: string }) {
  const hours = useBestHours(tag_id);
  const { site, plan, error } = hours;
  return (
    <SiteSheet
      {...{ site, error }}
      name={hoursTexts.title}
      sentence={sentenceOf(hours)}
      hasContent={plan.days.length > 0}
    >
      <BestHoursBody hours={hours} />
    </SiteSheet>
  );
}

function sentenceOf({ job, plan }: BestHours): string {
  if (job === undefined || plan.days.length === 0) return '\u00a0';
  const days = countOf(plan.days.length, 'day');
  return `${job.name}, ${countOf(job.workers, 'worker')}: risk of each hour, ${days} from today`;
}

/** The planner, or a message instead. */
export function BestHoursBody({ hours }: { hours: BestHours }) {
  const { site, job, plan, error, retry } = hours;
  if (error === null && site && job !== undefined && plan.days.length > 0) {
    return <Planner hours={hours} site={site} />;
  }
  return (
    <>
      {job !== undefined && <HoursChoices hours={hours} />}
      <Card>
        {error !== null && <ErrorState onRetry={retry} />}
        {error === null && site === undefined && <TableSkeleton rows={14} height={34} />}
        {error === null && site !== undefined && <EmptyState {...nothingOf(hours)} />}
      </Card>
    </>
  );
}

function Planner({ hours, site }: { hours: BestHours; site: NonNullable<BestHours['site']> }) {
  const { plan, start, possible, length } = hours;
  const onMove = useLatest(hours.move);
  const drag = useShiftDrag({ plan, start, possible, onMove });
  const { fetched_time, is_simulated, source } = site;
  const saveCsv = useSaveCsv();
  const download = () =>
    saveCsv(
      `best hours ${site.name} ${hours.job?.name ?? ''}`,
      hoursFile(plan, hours.advised, start, length),
    );
  return (
    <>
      <HoursChoices hours={hours} />
      {drag.shown === null ? (
        <Text inherit mb={12} c="dimmed">
          {hoursTexts.notPossible}
        </Text>
      ) : (
        <ShiftSummary hours={hours} shown={drag.shown} />
      )}
      <Card
        title={hoursTexts.grid}
        help={hoursTexts.help}
        tools={[csvTool(download)]}
        footer={
          <Group gap="4px 16px">
            <LevelLegend />
            <span>{hoursTexts.noRules}</span>
            <span>
              Weather: {source}
              {fetched_time !== null && (
                <>
                  , updated <RelativeTime time={fetched_time} />
                </>
              )}
            </span>
            {is_simulated && <SimulatedBadge />}
          </Group>
        }
      >
        <HoursGrid {...{ hours, drag, onMove }} />
      </Card>
      {drag.shown !== null && <ShiftHours hours={hours} shown={drag.shown} />}
    </>
  );
}

function nothingOf({ site, job }: BestHours) {
  if (site === null) return { title: hoursTexts.noPlace, text: hoursTexts.noPlaceAbout };
  if (job === undefined) return { title: hoursTexts.noJobs, text: hoursTexts.noJobsAbout };
  return { title: hoursTexts.noWeather, text: hoursTexts.noWeatherAbout };
}

/** A stable function that calls the latest one, so that the rows are not rendered again for it. */
function useLatest(move: BestHours['move']): (start: number) => void {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  return useCallback((start: number) => latest.current(start), []);
}

/**
 * The hours as a file: a line for each, with its risk, its advice, and whether it is in the shift.
 */
export function hoursFile(
  plan: HourPlan,
  advised: readonly AdvisedHour[],
  start: number | null,
  length: number,
): string[][] {
  const lines = plan.times.map((time, hour) => {
    const level = riskLevels[plan.levels[hour] ?? -1];
    const isCovered = start !== null && hour >= start && hour < start + length;
    const advice = advised[hour]?.advice ?? null;
    return [
      time.slice(0, 10),
      clockOf(time),
      level === undefined ? '' : String(plan.risks[hour]),
      level === undefined ? '' : riskLevelNames[level],
      advice === null ? '' : String(advice.work_minutes),
      advice === null ? '' : String(advice.rest_minutes),
      advice === null ? '' : String(advice.water.litres),
      isCovered ? 'yes' : '',
    ];
  });
  return [['Day', 'Hour', 'Risk', 'Level', 'Work min', 'Rest min', 'Water L', 'Shift'], ...lines];
}

interface HoursGridProps {
  hours: BestHours;
  drag: ReturnType<typeof useShiftDrag>;
  onMove: (start: number) => void;
}

/** A row for each day, a column for each hour, and the shift over them. */
function HoursGrid({ hours, drag, onMove }: HoursGridProps) {
  const { plan, advised, today, best, begun, limits, start } = hours;
  return (
    <div className={classes['grid']}>
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
