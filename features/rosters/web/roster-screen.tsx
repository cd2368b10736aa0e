import { Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconCalendarShare, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { copyQuery, useCopy, useCopyBridge, useSyncStatus } from '#packages/sync/web';
import {
  EmptyState,
  ErrorState,
  ListBar,
  NoMatch,
  Screen,
  SearchTabs,
  TableSkeleton,
  useListSearch,
  useNow,
  useZone,
} from '#packages/ui';
import { mayPlan, rosterList, scheduleOf } from '#rosters/offline';
import type { ListedRoster } from '#rosters/offline';
import { CalendarDialog } from './calendar/calendar-dialog.tsx';
import { calendarTexts } from './calendar/calendar-texts.ts';
import { RosterDialog } from './dialog/roster-dialog.tsx';
import { RosterList } from './list/roster-list.tsx';
import type { UseShiftMarks } from './shift-marks.ts';
import { rosterSearch } from './roster-search.ts';
import { rosterTexts as texts } from './roster-texts.ts';
import { SearchAndTag } from './search-and-tag.tsx';
import { ScheduleGrid } from './schedule/schedule-grid.tsx';
import { foundWorkers } from './schedule/schedule-rows.ts';
import { WeekBar } from './schedule/week-bar.tsx';
import { weekOf } from './schedule/week.ts';
import { useTagsOfWorkers } from './use-tags-of-workers.ts';
import classes from './schedule/schedule.module.css';

const path = '/people/roster';

/** /people/roster: the shifts of a week with the marks of a higher feature, and the rosters that plan them. */
export function rosterScreen(useShiftMarks: UseShiftMarks) {
  return function Screen() {
    return <RosterScreen useShiftMarks={useShiftMarks} />;
  };
}

function RosterScreen({ useShiftMarks }: { useShiftMarks: UseShiftMarks }) {
  const [query, onQuery] = useListSearch(rosterSearch, 'rosters', path);
  const { online } = useSyncStatus();
  const [now, zone] = [useNow(), useZone()];
  const week = useMemo(() => weekOf(query.week, now, zone), [query.week, now, zone]);
  const { data: rosters, error, refetch } = useCopy(rosterList, {}, { keepPrevious: true });
  const span = { from: week.starts[0] ?? 0, to: week.starts.at(-1) ?? 0 };
  const planned = useCopy(scheduleOf, span, { keepPrevious: true });
  const schedule = planned.data;
  const marks = useShiftMarks(span);
  const { search, tag } = query;
  const workers = useMemo(
    () => schedule && foundWorkers(schedule, { search, tag }),
    [schedule, search, tag],
  );
  const { data: isManager = false } = useCopy(mayPlan, {});
  const tagsOf = useTagsOfWorkers();
  const [opened, setOpened] = useState<ListedRoster | null | undefined>(undefined);
  const byId = useMemo(
    () => new Map(rosters?.map((roster) => [roster.roster_id, roster])),
    [rosters],
  );
  const [bridge, queries] = [useCopyBridge(), useQueryClient()];
  async function reload(roster_id: string): Promise<void> {
    await bridge.requestSync();
    const stored = await queries.fetchQuery(copyQuery(bridge, rosterList, {}));
    setOpened(stored.find((roster) => roster.roster_id === roster_id));
  }
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const calendarButton = (
    <Button
      variant="default"
      leftSection={<IconCalendarShare size={16} stroke={1.75} />}
      onClick={() => setCalendarOpen(true)}
    >
      {calendarTexts.subscribe}
    </Button>
  );
  const newButton = isManager && (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setOpened(null)}
    >
      {texts.newRoster}
    </Button>
  );
  const isReady = rosters !== undefined && schedule !== undefined && tagsOf !== undefined;
  return (
    <Screen
      title={texts.title}
      ready={isReady || error !== null || planned.error !== null}
      sentence={query.tab === 'schedule' ? texts.scheduleSentence : texts.rostersSentence}
      actions={
        <Group gap={8}>
          {calendarButton}
          {newButton}
        </Group>
      }
    >
      <SearchTabs
        label={texts.title}
        to={path}
        current={query.tab}
        tabs={(['schedule', 'rosters'] as const).map((tab) => ({
          ...{ key: tab, word: tab === 'schedule' ? texts.schedule : texts.rosters },
          search: rosterSearch.short({ ...query, tab, page: 0 }),
        }))}
      />
      <ListBar note={!online && isManager && texts.needsConnection}>
        {query.tab === 'schedule' && (
          <WeekBar
            week={week}
            zone={zone}
            onWeek={(monday) => onQuery({ ...query, week: monday })}
          />
        )}
        <SearchAndTag
          label="Search rosters"
          placeholder={query.tab === 'schedule' ? 'Worker' : 'Worker, days, times'}
          query={query}
          onSearch={(search) => onQuery({ ...query, search, page: 0 }, true)}
          onTag={(tag) => onQuery({ ...query, tag, page: 0 })}
        />
      </ListBar>
      {query.tab === 'rosters' ? (
        <RosterList
          rosters={tagsOf && rosters}
          tagsOf={tagsOf ?? (() => [])}
          {...{ error, query, onQuery, now, newButton }}
          onRetry={() => void refetch()}
          onEdit={setOpened}
        />
      ) : (error ?? planned.error) !== null ? (
        <ErrorState onRetry={() => void Promise.all([refetch(), planned.refetch()])} />
      ) : schedule === undefined || workers === undefined ? (
        <TableSkeleton />
      ) : workers.length > 0 ? (
        <>
          {marks.summary !== '' && (
            <p className={classes['note']} role="note" data-over={marks.isOver}>
              {marks.isOver && <IconAlertTriangle size={16} stroke={2} aria-hidden />}
              {marks.summary}
            </p>
          )}
          <ScheduleGrid
            {...{ schedule, workers, week, zone, now }}
            markOf={marks.of}
            isManaged={(roster_id) => byId.get(roster_id)?.isManaged ?? false}
            onOpen={(roster_id) => setOpened(byId.get(roster_id))}
          />
        </>
      ) : schedule.workers.length > 0 ? (
        <NoMatch
          text={texts.noWorkerMatches}
          onReset={() => onQuery({ ...query, search: '', tag: null })}
        />
      ) : rosters !== undefined && rosters.length > 0 ? (
        <EmptyState title={texts.noShifts} text={texts.noShiftsAbout} />
      ) : (
        <EmptyState title={texts.noRosters} text={texts.noRostersAbout} action={newButton} />
      )}
      <CalendarDialog
        opened={isCalendarOpen}
        onClose={() => setCalendarOpen(false)}
        isManager={isManager}
      />
      <RosterDialog
        roster={opened}
        onClose={() => setOpened(undefined)}
        onReload={(roster_id) => void reload(roster_id)}
      />
    </Screen>
  );
}
