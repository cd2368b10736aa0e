import { Button, SegmentedControl } from '@mantine/core';
import { IconAmbulance, IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { emergencyList } from '#emergencies/offline';
import type { NamedEmergency } from '#emergencies/offline';
import { organisationOwn } from '#organisation/offline';
import { generatedText, matchesSearch } from '#packages/kit';
import { useCopy, useInitialised } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  NoMatch,
  pageOf,
  PrintHead,
  printPage,
  Screen,
  SearchField,
  sortAndPage,
  sortedRows,
  useListSearch,
  useNow,
  useZone,
} from '#packages/ui';
import { emergencyFilters, emergencySearch } from '../emergency-search.ts';
import type { EmergencyQuery } from '../emergency-search.ts';
import { recordTexts as texts } from '../emergency-texts.ts';
import { useShowSheet } from '../sheet/sheet-address.ts';
import { recordColumns } from './record-columns.tsx';
import { titleOf } from './record-words.ts';

const path = '/monitoring/emergencies';

/** /monitoring/emergencies: the records of emergencies and drills. */
export function RecordsScreen() {
  const [query, onQuery] = useListSearch(emergencySearch, 'emergencies', path);
  const [now, zone] = [useNow(), useZone()];
  const initialised = useInitialised();
  const show = useShowSheet();
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data, error, refetch } = useCopy(emergencyList, {}, { keepPrevious: true });
  const columns = useMemo(() => recordColumns(now, zone), [now, zone]);
  const found = useMemo(
    () =>
      data &&
      sortedRows(foundRecords(data, query), columns, {
        key: query.sort,
        descending: query.descending,
      }),
    [data, query, columns],
  );
  const hasRows = data === undefined || data.length > 0;
  return (
    <Screen
      title={<span className="ws-not-printed">{texts.title}</span>}
      tabTitle={texts.title}
      sentence={<span className="ws-not-printed">{texts.sentence}</span>}
      ready={(initialised && data !== undefined) || error !== null}
      actions={
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          disabled={found === undefined || found.length === 0}
          onClick={() => void printPage(texts.title)}
        >
          {texts.print}
        </Button>
      }
    >
      <PrintHead
        logo={null}
        organisation={organisation?.name ?? ''}
        title={texts.title}
        sentence={texts.sentence}
        made={generatedText(now, zone)}
      />
      {hasRows && (
        <ListBar>
          <SearchField
            label={texts.search}
            placeholder={texts.placeholder}
            value={query.search}
            onChange={(search) => onQuery({ ...query, search, page: 0 }, true)}
          />
          <SegmentedControl
            aria-label={texts.kinds}
            data={emergencyFilters.map((value) => ({ value, label: texts[value] }))}
            value={query.show}
            onChange={(next) => {
              const chosen = emergencyFilters.find((each) => each === next);
              if (chosen !== undefined) onQuery({ ...query, show: chosen, page: 0 });
            }}
          />
        </ListBar>
      )}
      <DataTable
        name="emergencies"
        label={texts.list}
        {...pageOf(found, query)}
        {...sortAndPage(query, emergencySearch.size, onQuery)}
        rowKey={({ emergency_id }) => emergency_id}
        columns={columns}
        empty={
          hasRows ? (
            <NoMatch
              text={texts.noMatch}
              onReset={() => onQuery({ ...query, search: '', show: 'all', page: 0 })}
            />
          ) : (
            <EmptyState
              title={texts.none}
              text={texts.noneAbout}
              action={
                <Button
                  leftSection={<IconAmbulance size={16} stroke={1.75} />}
                  onClick={() => show(true)}
                >
                  {texts.openSheet}
                </Button>
              }
            />
          )
        }
        error={error}
        onRetry={() => void refetch()}
      />
    </Screen>
  );
}

function foundRecords(rows: readonly NamedEmergency[], query: EmergencyQuery): NamedEmergency[] {
  return rows.filter(
    (row) =>
      (query.show === 'all' || row.isDrill === (query.show === 'drills')) &&
      matchesSearch(query.search, [titleOf(row), row.person ?? '', ...row.recordedBy]),
  );
}
