import { Button, Select } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { dayWords } from '#heat/web';
import { daysOfSheets } from '#morning-sheets/domain';
import { morningLocations, nextMorning } from '#morning-sheets/offline';
import { organisationOwn } from '#organisation/offline';
import { isSwitchedOn } from '#organisation/domain';
import { generatedText } from '#packages/kit';
import { useCopy, useInitialised } from '#packages/sync/web';
import {
  CardBoundary,
  Crumbs,
  DayField,
  EmptyState,
  ErrorState,
  PrintHead,
  printPage,
  Screen,
  TableSkeleton,
  useNow,
  useZone,
} from '#packages/ui';
import { dayAt } from '#weather/domain';
import { CrewSheet } from './crew-sheet.tsx';
import { morningSearch } from './morning-search.ts';
import type { MorningSearch } from './morning-search.ts';
import { morningTexts as texts } from './morning-texts.ts';
import classes from './morning.module.css';

/** /monitoring/morning-sheet: the briefing before the shift, per location and day. */
export function MorningScreen() {
  const search = morningSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [now, zone] = [useNow(), useZone()];
  const today = dayAt(zone, now);
  const next = useCopy(nextMorning, { zone }, { keepPrevious: true });
  const date = search.date ?? next.data ?? today;
  const initialised = useInitialised();
  const { data: organisation } = useCopy(organisationOwn, {});
  const locations = useCopy(morningLocations, { date, zone }, { keepPrevious: true });
  const isDayKnown = search.date !== undefined || next.data !== undefined;
  const data = isDayKnown ? locations.data : undefined;
  const error = locations.error ?? (isDayKnown ? null : next.error);
  const chosen = search.location;
  const shown = (data ?? []).filter(({ tag_id }) => chosen === undefined || tag_id === chosen);
  const place = shown.length === 1 ? (shown[0]?.name ?? '') : texts.all;
  const title = texts.titleOf(place);
  const count = shown.reduce((sum, { workers }) => sum + workers, 0);
  const sentence =
    data === undefined || error !== null ? dayWords(date) : texts.sentence(dayWords(date), count);
  const hasRosters = isSwitchedOn(organisation?.metadata ?? {}, 'roster');
  const choose = (change: MorningSearch) =>
    void navigate({
      to: '/monitoring/morning-sheet',
      search: { ...search, ...change } as object,
      replace: true,
      resetScroll: false,
    });
  return (
    <Screen
      title={<span className="ws-not-printed">{texts.title}</span>}
      tabTitle={title}
      sentence={<span className="ws-not-printed">{sentence}</span>}
      ready={(initialised && data !== undefined && organisation !== undefined) || error !== null}
      crumbs={
        <span className="ws-not-printed">
          <Crumbs here={texts.title}>
            <Link to="/monitoring">{texts.back}</Link>
          </Crumbs>
        </span>
      }
      actions={
        <Button
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          disabled={count === 0}
          onClick={() => void printPage(`${title}, ${date}`)}
        >
          {texts.print}
        </Button>
      }
    >
      <div className={`${classes['choices'] ?? ''} ws-not-printed`}>
        <Select
          label={texts.location}
          data={[
            { value: '', label: texts.all },
            ...(data ?? []).map(({ tag_id, name }) => ({ value: tag_id, label: name })),
          ]}
          value={chosen ?? ''}
          allowDeselect={false}
          onChange={(next) => choose({ location: next || undefined })}
        />
        <DayField
          label={texts.day}
          value={date}
          placeholder={texts.day}
          {...{ today, ...daysOfSheets(today) }}
          onChange={(day) => choose({ date: day ?? undefined })}
        />
      </div>
      {error !== null ? (
        <ErrorState onRetry={() => void Promise.all([next.refetch(), locations.refetch()])} />
      ) : data === undefined ? (
        <TableSkeleton rows={8} height={40} />
      ) : !hasRosters ? (
        <EmptyState title={texts.noRosters} text={texts.noRostersAbout} outline="none" />
      ) : shown.length === 0 ? (
        <EmptyState
          title={texts.nobody}
          text={chosen === undefined ? texts.nobodyAnywhere : texts.nobodyAbout}
          action={
            <Button component={Link} to="/people/roster" variant="default">
              {texts.openRoster}
            </Button>
          }
        />
      ) : (
        shown.map(({ tag_id, name }) => (
          <div key={tag_id} className={classes['page']}>
            <PrintHead
              logo={null}
              organisation={organisation?.name ?? ''}
              title={texts.titleOf(name)}
              sentence={dayWords(date)}
              made={generatedText(now, zone)}
            />
            <CardBoundary>
              <CrewSheet location_id={tag_id} name={name} date={date} />
            </CardBoundary>
          </div>
        ))
      )}
    </Screen>
  );
}
