import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { firstDay } from '#compliance/contract';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { CallError } from '#packages/http/web';
import { generatedText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  Card,
  EmptyState,
  ErrorState,
  ListBar,
  PrintHead,
  printPage,
  Screen,
  TableSkeleton,
  useNow,
  useSaveCsv,
  useZone,
} from '#packages/ui';
import { daysBefore, splitDays } from '#season-report/domain';
import { tagsAll } from '#tags/offline';
import { TagPicker } from '#tags/web';
import { dayAfter } from '#weather/domain';
import type { Days } from '#weather/domain';
import { DayRange } from '#weather/web';
import { fileRows } from './file-rows.ts';
import type { FileLine } from './file-rows.ts';
import { CompareCard } from './parts/compare-card.tsx';
import { FiguresCard } from './parts/figures-card.tsx';
import { JobHoursCard } from './parts/job-hours-card.tsx';
import { TrendCard, WeekHoursCard } from './parts/trend-cards.tsx';
import { daysText, hasCounts } from './percent-text.ts';
import { RowsScreen } from './rows/rows-screen.tsx';
import { seasonSearchOf } from './season-search.ts';
import type { SeasonSearch } from './season-search.ts';
import { figureMeanings, figureNames, seasonTexts as texts } from './season-texts.ts';
import type { FigureName } from './season-texts.ts';
import { tagsOf, usePeriod, useSeason, useSeasonSearch } from './use-season.ts';
import classes from './season-screen.module.css';

/** /monitoring/season, and with `?figure=` the rows behind a figure. */
export function SeasonScreen() {
  const search = seasonSearchOf(useSearch({ strict: false }));
  const { period, today, season, isKnown } = usePeriod(search);
  if (search.figure !== undefined) {
    return <RowsScreen {...{ search, period, isKnown }} figure={search.figure} />;
  }
  return <Report {...{ search, period, today, season, isKnown }} />;
}

interface Props {
  search: SeasonSearch;
  period: Days;
  season: Days;
  today: string;
  isKnown: boolean;
}

function Report({ search, period, season, today, isKnown }: Props) {
  const [zone, now] = [useZone(), useNow()];
  const { online } = useSyncStatus();
  const change = useSeasonSearch(search);
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const saveCsv = useSaveCsv();
  const tags = tagsOf(search);
  const main = useSeason(period, tags, isKnown);
  const { counts, hours, plans } = main;
  const { data, error } = counts;
  const earlierDays = daysBefore(period);
  const earlier = useSeason(earlierDays, tags, data !== undefined);
  const parts = search.day === undefined ? null : splitDays(period, search.day);
  const before = useSeason(parts?.before ?? null, tags, data !== undefined);
  const after = useSeason(parts?.after ?? null, tags, data !== undefined);
  const names = useTagNames(search);
  const days = daysText(period);
  const isRefused = error instanceof CallError && error.code === 'FORBIDDEN';
  const isGone = error instanceof CallError && error.code === 'NOT_FOUND';
  const isCut = !online && data === undefined;
  const isEmpty = data !== undefined && !hasCounts(data) && hours.data?.total === 0;
  // A file or a print has all figures that the screen will have.
  const isComplete = ![main, earlier, before, after].some(({ isFetching }) => isFetching);
  const canSave = data !== undefined && !isEmpty && isComplete;
  const subject = [data?.timezone, ...names].filter((text) => text !== undefined).join(', ');

  const lines = (): FileLine[] => {
    if (data === undefined) return [];
    const sides = [
      { part: texts.earlier('the same length').replace(': ', ', '), days: earlierDays, ...earlier },
      { part: texts.before, days: parts?.before ?? null, ...before },
      { part: texts.after, days: parts?.after ?? null, ...after },
    ];
    return [
      { ...period, part: 'Period', counts: data, hours: hours.data, plans: plans.data },
      ...data.weeks.map((week, nth) => ({
        ...{ from: week.from, to: week.to, part: texts.week, counts: week },
        hours: hours.data?.weeks[nth],
        plans: undefined,
      })),
      ...sides.flatMap((side) =>
        side.days === null || side.counts.data === undefined
          ? []
          : [
              {
                ...{ ...side.days, part: side.part, counts: side.counts.data },
                ...{ hours: side.hours.data, plans: side.plans.data },
              },
            ],
      ),
    ];
  };

  return (
    <Screen
      title={<span className="ws-not-printed">{texts.title}</span>}
      tabTitle={texts.title}
      ready={
        (data !== undefined && !hours.isLoading && !plans.isLoading) || error !== null || isCut
      }
      sentence={<span className="ws-not-printed">{texts.sentence}</span>}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            disabled={!canSave}
            onClick={() => saveCsv('season-report', fileRows(lines(), data?.timezone ?? ''))}
          >
            {texts.csv}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            disabled={!canSave}
            onClick={() => void printPage(`${texts.title}, ${days}`)}
          >
            {texts.print}
          </Button>
        </>
      }
    >
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={texts.title}
        sentence={subject === '' ? days : `${days}, ${subject}`}
        made={generatedText(now, zone)}
      />
      {!isRefused && (
        <ListBar note={!online && texts.offline}>
          <div className={classes['choices']}>
            <DayRange
              days={period}
              today={today}
              bounds={{ from: firstDay, to: today }}
              named={[
                { label: texts.season, days: season },
                ...[30, 90].map((count) => ({
                  label: texts.last(count),
                  days: { from: dayAfter(today, 1 - count), to: today },
                })),
              ]}
              disabled={!online}
              onChange={({ from, to }) => change({ from: shortened(from, to), to })}
            />
            {(['location', 'job'] as const).map((type) => (
              <TagPicker
                key={type}
                label={texts[type]}
                isLabelHidden
                placeholder={type === 'location' ? texts.anyLocation : texts.anyJob}
                types={[type]}
                clearable
                value={search[type] ?? null}
                onChange={(tag_id) => change({ [type]: tag_id ?? undefined })}
              />
            ))}
          </div>
        </ListBar>
      )}
      {isRefused ? (
        <EmptyState title={texts.title} text={texts.notPermitted} />
      ) : isGone ? (
        <EmptyState title={texts.notFound} text={texts.gone} />
      ) : isCut || (data === undefined && error !== null) ? (
        <ErrorState
          {...(isCut && { message: texts.offline })}
          onRetry={() => void counts.refetch()}
        />
      ) : isEmpty ? (
        <EmptyState title={texts.nothing} text={texts.nothingAbout} />
      ) : (
        <div className={classes['parts']} aria-busy={counts.isFetching}>
          {data === undefined ? (
            <TableSkeleton rows={4} height={64} />
          ) : (
            <FiguresCard
              {...{ data, search, earlierDays }}
              hours={hours.data}
              plans={plans.data}
              earlier={earlier.counts.data}
              earlierHours={earlier.hours.data}
              earlierPlans={earlier.plans.data}
            />
          )}
          <TrendCard data={data} />
          <WeekHoursCard hours={hours.data} error={hours.error} onRetry={hours.refetch} />
          <JobHoursCard hours={hours.data} error={hours.error} onRetry={hours.refetch} />
          <CompareCard
            {...{ search, period, today, parts, before, after }}
            onDay={(day) => change({ day })}
          />
        </div>
      )}
      {!isRefused && <Meanings />}
    </Screen>
  );
}

/** The names of the chosen location and job. */
function useTagNames({ location, job }: SeasonSearch): string[] {
  const { data = [] } = useCopy(tagsAll, {});
  return [location, job].flatMap((id) => data.find(({ tag_id }) => tag_id === id)?.name ?? []);
}

/** The first day of a chosen range, at most a year before its last one. */
function shortened(from: string, to: string): string {
  const first = dayAfter(to, -365);
  return from < first ? first : from;
}

function Meanings() {
  return (
    <Card title={texts.meanings} className={classes['meanings']}>
      <p>{texts.who}</p>
      <dl>
        {(Object.keys(figureMeanings) as FigureName[]).map((figure) => (
          <div key={figure}>
            <dt>{figureNames[figure]}</dt>
            <dd>{figureMeanings[figure]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
