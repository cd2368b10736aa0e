import { Button, Select } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { dayWords } from '#heat/web';
import { daysOfSheets } from '#morning-sheets/domain';
import { morningLocations, nextMorning } from '#morning-sheets/offline';
import type { SiteSupplies } from '#morning-sheets/offline';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
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
  useSaveCsv,
  useZone,
} from '#packages/ui';
import { canViewOthers } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { dayAt } from '#weather/domain';
import { SiteCard } from './site-card.tsx';
import { SizeFields } from './size-fields.tsx';
import { sizesOf, supplySearch } from './supply-search.ts';
import type { SupplySearch } from './supply-search.ts';
import { fileHead, supplyTexts as texts } from './supply-texts.ts';
import { fileRows } from './supply-words.ts';
import classes from './supplies.module.css';

/** /monitoring/supplies: water, salt and ice for the shifts of a day, as a list to pick from. */
export function SuppliesScreen() {
  const search = supplySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [now, zone] = [useNow(), useZone()];
  const today = dayAt(zone, now);
  const next = useCopy(nextMorning, { zone, isAhead: true }, { keepPrevious: true });
  const date = search.date ?? next.data ?? today;
  const initialised = useInitialised();
  const saveCsv = useSaveCsv();
  const { data: organisation } = useCopy(organisationOwn, {});
  const locations = useCopy(morningLocations, { date, zone }, { keepPrevious: true });
  const { data: viewer } = useCopy(permissionsViewer, {});
  const [known, know] = useKnownSites(date);
  const isDayKnown = search.date !== undefined || next.data !== undefined;
  const data = isDayKnown ? locations.data : undefined;
  const error = locations.error ?? (isDayKnown ? null : next.error);
  const chosen = search.location;
  const shown = (data ?? []).filter(({ tag_id }) => chosen === undefined || tag_id === chosen);
  const place = shown.length === 1 ? (shown[0]?.name ?? '') : texts.all;
  const sizes = sizesOf(search);
  const sites = shown.flatMap(({ tag_id }) => known.get(tag_id) ?? []);
  const isComplete = shown.length > 0 && sites.length === shown.length;
  const mayView = viewer === undefined || canViewOthers(viewer);
  const hasRosters = isSwitchedOn(organisation?.metadata ?? {}, 'roster');
  const choose = (change: SupplySearch) =>
    void navigate({
      to: '/monitoring/supplies',
      search: { ...search, ...change } as object,
      replace: true,
      resetScroll: false,
    });
  return (
    <Screen
      title={<span className="ws-not-printed">{texts.title}</span>}
      tabTitle={texts.titleOf(place)}
      sentence={<span className="ws-not-printed">{texts.sentence(dayWords(date))}</span>}
      ready={(initialised && data !== undefined && organisation !== undefined) || error !== null}
      crumbs={
        <span className="ws-not-printed">
          <Crumbs here={texts.title}>
            <Link to="/monitoring">{texts.back}</Link>
          </Crumbs>
        </span>
      }
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            disabled={!isComplete}
            onClick={() =>
              saveCsv('water and salt', [
                fileHead,
                ...sites.flatMap((each) => fileRows(each, sizes)),
              ])
            }
          >
            {texts.csv}
          </Button>
          <Button
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            disabled={!isComplete}
            onClick={() => void printPage(`${texts.titleOf(place)}, ${date}`)}
          >
            {texts.print}
          </Button>
        </>
      }
    >
      <PrintHead
        logo={null}
        organisation={organisation?.name ?? ''}
        title={texts.titleOf(place)}
        sentence={dayWords(date)}
        made={generatedText(now, zone)}
      />
      <div className={`${classes['choices'] ?? ''} ws-not-printed`}>
        <Select
          label={texts.location}
          data={[
            { value: '', label: texts.all },
            ...(data ?? []).map(({ tag_id, name }) => ({ value: tag_id, label: name })),
          ]}
          value={chosen ?? ''}
          allowDeselect={false}
          onChange={(location) => choose({ location: location || undefined })}
        />
        <DayField
          label={texts.day}
          value={date}
          placeholder={texts.day}
          {...{ today, ...daysOfSheets(today) }}
          onChange={(day) => choose({ date: day ?? undefined })}
        />
        <SizeFields search={search} onChange={choose} />
      </div>
      {error !== null ? (
        <ErrorState onRetry={() => void Promise.all([next.refetch(), locations.refetch()])} />
      ) : data === undefined ? (
        <TableSkeleton rows={8} height={40} />
      ) : initialised && !mayView ? (
        <EmptyState title={texts.notPermitted} text={texts.notPermittedAbout} outline="none" />
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
        <div className={classes['sites']}>
          {shown.map(({ tag_id, name }) => (
            <CardBoundary key={tag_id}>
              <SiteCard location_id={tag_id} {...{ name, date, sizes }} onKnown={know} />
            </CardBoundary>
          ))}
          <p className={classes['source']}>{texts.source}</p>
        </div>
      )}
    </Screen>
  );
}

/** The locations whose lists are known, for the file, and how to add one. */
function useKnownSites(date: string) {
  const [known, setKnown] = useState<ReadonlyMap<string, SiteSupplies & { date: string }>>(
    new Map(),
  );
  const know = useCallback(
    (location_id: string, site: SiteSupplies) =>
      setKnown((before) => new Map(before).set(location_id, { ...site, date })),
    [date],
  );
  const ofDay = new Map([...known].filter(([, site]) => site.date === date));
  return [ofDay, know] as const;
}
