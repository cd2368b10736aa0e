import { ActionIcon, Button, useComputedColorScheme } from '@mantine/core';
import { useCallbackRef, useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconHelpCircle } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { cardTitles } from '#dashboard/contract';
import { searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardFilter } from '#dashboard/domain';
import { dashboardCalendar } from '#dashboard/offline';
import type { DashboardCalendar } from '#dashboard/offline';
import type { CalendarRange } from '#hydration/contract';
import {
  calendarBody,
  calendarEntries,
  CalendarGrid,
  CalendarLegend,
  leftOutOfPicture,
  OptionsDialog,
} from '#hydration/web';
import { mostDays } from '#measurements/domain';
import { countOf, dateText } from '#packages/kit';
import {
  Card,
  csvTool,
  EmptyState,
  ErrorState,
  FeatureBadge,
  TableSkeleton,
  useDelayPageReady,
  usePictureTool,
  useSaveCsv,
  useZone,
} from '#packages/ui';
import classes from './calendar-card.module.css';
import { NoTests } from './no-tests.tsx';
import { useCardCopy } from './use-card-copy.ts';

interface Props {
  filter: DashboardFilter;
  ranges: readonly CalendarRange[];
}

/** Number of valid tests of each person on each day of the window. */
export function CalendarCard({ filter, ranges }: Props) {
  const zone = useZone();
  const { data, error, refetch } = useCardCopy(dashboardCalendar, { filter, zone });
  const [isOpen, options] = useDisclosure(false);
  const navigate = useNavigate();
  useDelayPageReady(data === undefined && error === null);
  const saveCsv = useSaveCsv();
  const saveTable = useCallbackRef(
    () => data && saveCsv('hydration-per-day', calendarRows(data, zone)),
  );
  const scheme = useComputedColorScheme('light');
  const words = useMemo(() => (data === undefined ? '\u00a0' : calendarWords(data)), [data]);
  const isEmpty = data !== undefined && (data.days === 0 || data.user_ids.length === 0);
  const isDrawn = data !== undefined && !isEmpty && error === null;
  const png = usePictureTool({
    ...{ title: cardTitles.calendar, slug: 'hydration-per-day', isDisabled: !isDrawn },
    subtitle: data && [words, leftOutOfPicture(data)].filter(Boolean).join('. '),
    legend: { entries: calendarEntries(ranges, scheme) },
    body: () =>
      data === undefined
        ? null
        : calendarBody({ data, starts: data.starts, ranges, zone, now: Date.now(), scheme }),
  });
  const tools = useMemo(() => [png, csvTool(saveTable)], [png, saveTable]);
  return (
    <Card
      title={cardTitles.calendar}
      badge={
        <>
          <FeatureBadge kind="preview" />
          <HelpSign filter={filter} />
        </>
      }
      subtitle={words}
      aside={
        <Button
          size="sm"
          variant="default"
          className={classes['options'] ?? ''}
          aria-label="Options"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />}
          onClick={options.open}
        >
          Options
        </Button>
      }
      tools={isDrawn ? tools : []}
      footer={
        isDrawn ? (
          <CalendarLegend ranges={ranges} hasNeutral={data?.expected.some((state) => state > 0)} />
        ) : undefined
      }
      flush
    >
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TableSkeleton rows={10} height={34} />
      ) : isEmpty ? (
        <Empty data={data} />
      ) : (
        <CalendarGrid
          label={cardTitles.calendar}
          data={data}
          starts={data.starts}
          counted={data}
          ranges={ranges}
          onPerson={(user_id) =>
            void navigate({ to: '/people/$user_id/hydration', params: { user_id } })
          }
        />
      )}
      <OptionsDialog ranges={ranges} opened={isOpen} onClose={options.close} />
    </Card>
  );
}

/** Opens the help of the calendar, full screen. */
function HelpSign({ filter }: { filter: DashboardFilter }) {
  return (
    <ActionIcon
      variant="transparent"
      className="ws-not-printed"
      style={{ '--ai-size': '24px', margin: '-5px', color: 'var(--ws-text3)' }}
      aria-label={`Help: ${cardTitles.calendar}`}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/dashboard"
          search={{ ...searchFromDashboardFilter(filter), help: 'calendar' }}
          resetScroll={false}
        />
      )}
    >
      <IconHelpCircle size={14} stroke={1.9} />
    </ActionIcon>
  );
}

function Empty({ data }: { data: DashboardCalendar }) {
  if (data.user_ids.length > 0) return <NoTests />;
  return (
    <EmptyState
      title="No people match"
      text="The calendar has a row for each person in the filter. Change the filter under People."
    />
  );
}

/** Summary of the calendar: '231 people, 776 valid tests on 7 days'. */
function calendarWords({ user_ids, counts, days }: DashboardCalendar): string {
  const tests = counts.reduce((sum, count) => sum + count, 0);
  const people = countOf(user_ids.length, 'person', 'people');
  const valid = countOf(tests, 'valid test');
  const on = countOf(days, 'day');
  return `${people}, ${valid} ${days === mostDays ? 'in the latest' : 'on'} ${on}`;
}

/** The calendar as rows of text: a header with the dates, then a line for each person. */
function calendarRows(data: DashboardCalendar, zone: string): string[][] {
  const { user_ids, names, tagLists, tagsOf, counts, days, starts } = data;
  const dates = starts.slice(0, -1).map((start) => dateText(start, zone));
  const lines = user_ids.map((_, row) => [
    names[row] ?? '',
    tagLists[tagsOf[row] ?? 0]?.join(', ') ?? '',
    ...Array.from(counts.subarray(row * days, (row + 1) * days), String),
  ]);
  return [['Name', 'Tags', ...dates], ...lines];
}
