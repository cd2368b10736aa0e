import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { dateText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  countSet,
  EmptyState,
  ErrorState,
  ListBar,
  ListFilters,
  NoMatch,
  Screen,
  SearchField,
  SearchTabs,
  TableSkeleton,
  useListSearch,
  useNow,
  useZone,
} from '#packages/ui';
import { mayPlan, rosterList, scheduleOf } from '#rosters/offline';
import type { ListedRoster } from '#rosters/offline';
import { TagPicker } from '#tags/web';
import { RosterDialog } from './dialog/roster-dialog.tsx';
import { RosterList } from './list/roster-list.tsx';
import { rosterSearch } from './roster-search.ts';
import type { RosterQuery } from './roster-search.ts';
import { rosterTexts as texts } from './roster-texts.ts';
import { ScheduleGrid } from './schedule/schedule-grid.tsx';
import { foundWorkers } from './schedule/schedule-rows.ts';
import { mondayAfter, weekOf } from './schedule/week.ts';
import type { Week } from './schedule/week.ts';
import { useTagsOfWorkers } from './use-tags-of-workers.ts';

const path = '/people/roster';

/** /people/roster: the shifts of a week, and the rosters that plan them. */
export function RosterScreen() {
  const [query, onQuery] = useListSearch(rosterSearch, 'rosters', path);
  const { online } = useSyncStatus();
  const [now, zone] = [useNow(), useZone()];
  const week = useMemo(() => weekOf(query.week, now, zone), [query.week, now, zone]);
  const { data: rosters, error, refetch } = useCopy(rosterList, {}, { keepPrevious: true });
  const span = { from: week.starts[0] ?? 0, to: week.starts.at(-1) ?? 0 };
  const { data: schedule } = useCopy(scheduleOf, span, { keepPrevious: true });
  const { data: isManager = false } = useCopy(mayPlan, {});
  const tagsOf = useTagsOfWorkers();
  const [opened, setOpened] = useState<ListedRoster | null | undefined>(undefined);
  const byId = useMemo(
    () => new Map(rosters?.map((roster) => [roster.roster_id, roster])),
    [rosters],
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
  const empty = schedule && emptySchedule({ schedule, rosters, query, newButton, onQuery });
  return (
    <Screen
      title={texts.title}
      ready={isReady || error !== null}
      sentence={query.tab === 'schedule' ? texts.scheduleSentence : texts.rostersSentence}
      actions={newButton || undefined}
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
        <ListFilters
          search={
            <SearchField
              label="Search rosters"
              placeholder={query.tab === 'schedule' ? 'Worker' : 'Worker, days, times'}
              value={query.search}
              onChange={(search) => onQuery({ ...query, search, page: 0 }, true)}
            />
          }
          active={countSet(rosterSearch, query, ['tag'])}
          onReset={() => onQuery({ ...query, tag: null, page: 0 })}
        >
          <TagPicker
            label="Tag"
            isLabelHidden
            placeholder="All tags"
            types={['default', 'job', 'location']}
            clearable
            value={query.tag}
            onChange={(tag) => onQuery({ ...query, tag, page: 0 })}
          />
        </ListFilters>
      </ListBar>
      {query.tab === 'rosters' ? (
        <RosterList
          rosters={tagsOf && rosters}
          tagsOf={tagsOf ?? (() => [])}
          {...{ error, query, onQuery, now, newButton }}
          onRetry={() => void refetch()}
          onEdit={setOpened}
        />
      ) : error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : schedule === undefined ? (
        <TableSkeleton />
      ) : (
        (empty ?? (
          <ScheduleGrid
            {...{ schedule, query, week, zone, now }}
            isManaged={(roster_id) => byId.get(roster_id)?.isManaged ?? false}
            onOpen={(roster_id) => setOpened(byId.get(roster_id))}
          />
        ))
      )}
      <RosterDialog roster={opened} onClose={() => setOpened(undefined)} />
    </Screen>
  );
}

interface Empty {
  schedule: Parameters<typeof foundWorkers>[0];
  rosters: readonly ListedRoster[] | undefined;
  query: RosterQuery;
  newButton: React.ReactNode;
  onQuery: (query: RosterQuery) => void;
}

/** What is shown instead of a schedule without rows; null if it has some. */
function emptySchedule({ schedule, rosters, query, newButton, onQuery }: Empty) {
  if (foundWorkers(schedule, query).length > 0) return null;
  if (schedule.workers.length > 0) {
    return (
      <NoMatch
        text={texts.noWorkerMatches}
        onReset={() => onQuery({ ...query, search: '', tag: null })}
      />
    );
  }
  const hasRosters = rosters !== undefined && rosters.length > 0;
  return hasRosters ? (
    <EmptyState title={texts.noShifts} text={texts.noShiftsAbout} />
  ) : (
    <EmptyState title={texts.noRosters} text={texts.noRostersAbout} action={newButton} />
  );
}

interface WeekBarProps {
  week: Week;
  zone: string;
  /** Null: the current week. */
  onWeek: (monday: string | null) => void;
}

/** The shown week, and the way to the one before and after. */
function WeekBar({ week, zone, onWeek }: WeekBarProps) {
  const last = (week.starts.at(-1) ?? 0) - 1;
  return (
    <Group gap={6} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={34}
        aria-label={texts.previousWeek}
        onClick={() => onWeek(mondayAfter(week, -1))}
      >
        <IconChevronLeft size={16} stroke={1.9} />
      </ActionIcon>
      <Button variant="default" onClick={() => onWeek(null)}>
        {texts.thisWeek}
      </Button>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={texts.nextWeek}
        onClick={() => onWeek(mondayAfter(week, 1))}
      >
        <IconChevronRight size={16} stroke={1.9} />
      </ActionIcon>
      <span role="status" style={{ fontSize: 13, fontWeight: 500, whiteSpace: 'nowrap' }}>
        {`${dateText((week.starts[0] ?? 0) + 43_200_000, zone)} – ${dateText(last, zone)}`}
      </span>
    </Group>
  );
}
