import { Badge } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { csvText } from '#packages/kit';
import {
  Card,
  downloadText,
  EmptyState,
  ErrorState,
  RelativeTime,
  TableSkeleton,
  useFileName,
} from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import { LevelLegend } from '../level-legend.tsx';
import { HoursChoices } from './hours-choices.tsx';
import { hoursFile } from './hours-file.ts';
import { HoursGrid } from './hours-grid.tsx';
import { hoursTexts } from './hours-texts.ts';
import { ShiftHours } from './shift-hours.tsx';
import { ShiftSummary } from './shift-summary.tsx';
import type { BestHours } from './use-best-hours.ts';
import { useShiftDrag } from './use-shift-drag.ts';
import classes from './hours.module.css';

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
        {error === null && site !== undefined && <Nothing {...nothingOf(hours)} />}
      </Card>
    </>
  );
}

function Planner({ hours, site }: { hours: BestHours; site: NonNullable<BestHours['site']> }) {
  const { plan, start, possible, length } = hours;
  const onMove = useLatest(hours.move);
  const drag = useShiftDrag({ plan, start, possible, onMove });
  const { fetched_time, is_simulated, source } = site;
  const fileName = useFileName();
  const download = () =>
    downloadText(
      fileName(`best hours ${site.name} ${hours.job?.name ?? ''}`, 'csv'),
      'text/csv;charset=utf-8',
      csvText(hoursFile(plan, hours.advised, start, length)),
    );
  return (
    <>
      <HoursChoices hours={hours} />
      {drag.shown === null ? (
        <p className={classes['impossible']}>{hoursTexts.notPossible}</p>
      ) : (
        <ShiftSummary hours={hours} shown={drag.shown} />
      )}
      <Card
        title={hoursTexts.grid}
        help={hoursTexts.help}
        tools={[{ label: hoursTexts.csv, icon: <IconDownload size={16} />, onClick: download }]}
        footer={
          <div className={classes['foot']}>
            <LevelLegend />
            <span>
              Weather: {source}
              {fetched_time !== null && (
                <>
                  , updated <RelativeTime time={fetched_time} />
                </>
              )}
            </span>
            {is_simulated && (
              <Badge size="xs" variant="default">
                {weatherMessages.simulated}
              </Badge>
            )}
          </div>
        }
      >
        <HoursGrid {...{ hours, drag, onMove }} />
      </Card>
      {drag.shown !== null && <ShiftHours hours={hours} shown={drag.shown} />}
    </>
  );
}

interface NothingProps {
  title: string;
  text: string;
}

function Nothing({ title, text }: NothingProps) {
  return <EmptyState title={title} text={text} outline="rows" />;
}

function nothingOf({ site, job }: BestHours): NothingProps {
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
