import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp, IconBan, IconTemperature } from '@tabler/icons-react';
import { useMemo } from 'react';
import { temperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { dateTimeText } from '#packages/kit';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  NoMatch,
  pageOf,
  RowAction,
  Screen,
  sortAndPage,
  sortedRows,
  useListSearch,
  useZone,
} from '#packages/ui';
import { readingList, readingSites } from '#readings/offline';
import type { ListedReading } from '#readings/offline';
import { TagPicker } from '#tags/web';
import { AddReadingDialog } from './add-reading-dialog.tsx';
import { readingColumns } from './reading-columns.tsx';
import { readingSearch } from './reading-search.ts';
import { readingTexts as texts } from './reading-texts.ts';
import { SiteOffset } from './site-offset.tsx';
import classes from './site-reading.module.css';
import { useReadingActions } from './use-reading-actions.ts';

const path = '/monitoring/readings';

/** /monitoring/readings: the meter readings of a location or of all, as a list and a file. */
export function ReadingsScreen() {
  const [query, onQuery] = useListSearch(readingSearch, 'readings', path);
  const zone = useZone();
  const { online } = useSyncStatus();
  const initialised = useInitialised();
  const [isAdding, dialog] = useDisclosure(false);
  const actions = useReadingActions();
  const { data: organisation } = useCopy(organisationOwn, {});
  const unit = temperatureUnit(organisation?.metadata ?? {});
  const { data: sites, error: sitesError } = useCopy(readingSites, { location_id: null });
  const { data, error, refetch } = useCopy(
    readingList,
    { location_id: query.location },
    { keepPrevious: true },
  );
  const columns = useMemo(() => readingColumns(unit, zone), [unit, zone]);
  const found = useMemo(
    () => data && sortedRows(data, columns, { key: query.sort, descending: query.descending }),
    [data, query, columns],
  );
  if (sites === null) {
    return (
      <Screen title={texts.title} ready>
        <EmptyState title={texts.off} text={texts.offAbout} />
      </Screen>
    );
  }
  const recordable = sites?.filter(({ mayRecord }) => mayRecord) ?? [];
  const isRead = data !== undefined && sites !== undefined;
  const isChosen = recordable.some(({ location_id }) => location_id === query.location);
  return (
    <Screen
      title={texts.title}
      sentence={texts.sentence}
      ready={(initialised && isRead) || error !== null || sitesError !== null}
      actions={
        recordable.length > 0 && (
          <Button leftSection={<IconTemperature size={16} stroke={1.75} />} onClick={dialog.open}>
            {texts.add}
          </Button>
        )
      }
    >
      <ListBar note={!online && texts.needsLine}>
        <TagPicker
          label={texts.location}
          placeholder={texts.allLocations}
          types={['location']}
          clearable
          value={query.location}
          onChange={(location) => onQuery({ ...query, location, page: 0 })}
        />
      </ListBar>
      {query.location !== null && (
        <div className={classes['offset']}>
          <SiteOffset key={query.location} location_id={query.location} />
        </div>
      )}
      <DataTable
        name="readings"
        label={texts.list}
        {...pageOf(found, query)}
        {...sortAndPage(query, readingSearch.size, onQuery)}
        rowKey={({ reading_id }) => reading_id}
        columns={columns}
        menu={(row) => <RowChange {...{ row, actions, online, zone }} />}
        empty={
          query.location !== null ? (
            <NoMatch
              text={texts.noMatch}
              onReset={() => onQuery({ ...query, location: null, page: 0 })}
            />
          ) : (
            <EmptyState
              title={texts.noReadings}
              text={recordable.length > 0 ? texts.noReadingsAbout : texts.noSites}
            />
          )
        }
        error={error ?? sitesError}
        onRetry={() => void refetch()}
      />
      <AddReadingDialog
        sites={recordable}
        location_id={isChosen ? query.location : null}
        opened={isAdding}
        onClose={dialog.close}
      />
    </Screen>
  );
}

interface RowProps {
  row: ListedReading;
  actions: ReturnType<typeof useReadingActions>;
  online: boolean;
  zone: string;
}

/** Invalidates a reading, or lets it count again. */
function RowChange({ row, actions, online, zone }: RowProps) {
  if (!row.mayChange) return null;
  const isValid = row.invalidated_time === null;
  const { reading_id, location, time } = row;
  return (
    <RowAction
      icon={isValid ? IconBan : IconArrowBackUp}
      word={isValid ? texts.invalidate : texts.restore}
      of={texts.nameOf(location, dateTimeText(Date.parse(time), row.zone ?? zone))}
      disabled={!online || actions.isBusy}
      onClick={() => void (isValid ? actions.invalidate(reading_id) : actions.restore(reading_id))}
    />
  );
}
