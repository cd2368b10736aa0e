import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { copyDays } from '#breaks/contract';
import { breakList } from '#breaks/offline';
import type { ListedBreak } from '#breaks/offline';
import { pictureAddress, temperatureUnit } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { countOf, dateText, generatedText } from '#packages/kit';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import {
  Card,
  DayField,
  EmptyState,
  ErrorState,
  ListBar,
  NoMatch,
  PrintHead,
  printPage,
  Screen,
  TableSkeleton,
  useListSearch,
  useNow,
  useOnPaper,
  useSaveCsv,
  useZone,
} from '#packages/ui';
import { TagPicker } from '#tags/web';
import { dayAt } from '#weather/domain';
import { startOfDay } from '#rosters/domain';
import { SetUpLink } from '#people/web';
import { BreakRecords } from './break-records.tsx';
import { breakSearch, usualDays } from './break-search.ts';
import { breakTexts as texts, fileHead } from './break-texts.ts';
import { fileRow } from './break-words.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { SiteRow } from './site-row.tsx';
import { useBreakActions } from './use-break-actions.ts';
import { useSiteBreaks } from './use-site-breaks.ts';
import classes from './breaks-screen.module.css';

const path = '/monitoring/breaks';

/** /monitoring/breaks: what runs and what is due at each location, then the records by day. */
export function BreaksScreen() {
  const [query, onQuery] = useListSearch(breakSearch, 'breaks', path);
  const [zone, now, isOnPaper] = [useZone(), useNow(), useOnPaper()];
  const { online } = useSyncStatus();
  const initialised = useInitialised();
  const actions = useBreakActions();
  const { changes } = actions;
  const today = dayAt(zone, now);
  const from = query.from ?? dayAt(zone, now, 1 - usualDays);
  const until = query.until ?? today;
  const { data, error, refetch } = useCopy(
    breakList,
    { changes, location_id: query.location, from, until, zone },
    { keepPrevious: true },
  );
  const current = useSiteBreaks(query.location, changes);
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const saveCsv = useSaveCsv();
  // The row stays while the dialog fades out.
  const [corrected, setCorrected] = useState<ListedBreak | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const days = `${dateText(startOfDay(from, zone), zone)} – ${dateText(startOfDay(until, zone), zone)}`;
  const isFiltered = query.location !== null || query.from !== null || query.until !== null;
  const first = dayAt(zone, now, 1 - copyDays);
  const isRead = data !== undefined && current.sites !== undefined;
  const hasRows = data !== undefined && data.length > 0;
  if (current.sites === null) {
    return (
      <Screen title={texts.title} ready>
        <EmptyState title={texts.off} text={texts.offAbout} />
      </Screen>
    );
  }
  return (
    <Screen
      title={<span className="ws-not-printed">{texts.title}</span>}
      tabTitle={texts.title}
      ready={(initialised && isRead) || error !== null || current.error !== null}
      sentence={<span className="ws-not-printed">{texts.sentence}</span>}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            disabled={!hasRows}
            onClick={() => saveCsv('breaks', [fileHead, ...(data ?? []).map(fileRow)])}
          >
            {texts.csv}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            disabled={!hasRows}
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
        sentence={`${days}, ${countOf(data?.length ?? 0, 'break')}`}
        made={generatedText(now, zone)}
      />
      <div className="ws-not-printed">
        <Card title={texts.now} help={texts.cardHelp}>
          <CurrentSites {...{ current, actions }} />
        </Card>
      </div>
      <h2 className={`${classes['records'] ?? ''} ws-not-printed`}>{texts.records}</h2>
      <ListBar note={!online && texts.needsLine}>
        <div className={classes['filters']}>
          <TagPicker
            label={texts.location}
            placeholder={texts.allLocations}
            types={['location']}
            clearable
            value={query.location}
            onChange={(location) => onQuery({ ...query, location })}
          />
          <DayField
            label={texts.from}
            value={from}
            placeholder={texts.anyDay}
            {...{ today, min: first, max: until }}
            onChange={(day) => onQuery({ ...query, from: day })}
          />
          <DayField
            label={texts.until}
            value={until}
            placeholder={texts.anyDay}
            {...{ today, min: from, max: today }}
            onChange={(day) => onQuery({ ...query, until: day })}
          />
        </div>
      </ListBar>
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TableSkeleton rows={6} height={56} />
      ) : hasRows ? (
        <BreakRecords
          rows={data}
          {...{ zone, isOnPaper, online }}
          unit={temperatureUnit(organisation?.metadata ?? {})}
          onCorrect={(row) => {
            setCorrected(row);
            setCorrecting(true);
          }}
          onRemove={(row) => void actions.remove(row)}
        />
      ) : isFiltered ? (
        <NoMatch text={texts.noMatch} onReset={() => onQuery(breakSearch.defaults)} />
      ) : (
        <EmptyState title={texts.noRecords} text={texts.noRecordsAbout} />
      )}
      {hasRows && <p className={`${classes['note'] ?? ''} ws-not-printed`}>{texts.copyOnly}</p>}
      <CorrectDialog
        row={corrected}
        opened={isCorrecting}
        onClose={() => setCorrecting(false)}
        correct={actions.correct}
      />
    </Screen>
  );
}

interface CurrentProps {
  current: ReturnType<typeof useSiteBreaks>;
  actions: ReturnType<typeof useBreakActions>;
}

function CurrentSites({ current: { sites, error, retry }, actions }: CurrentProps) {
  if (error !== null) return <ErrorState onRetry={() => void retry()} />;
  if (sites == null) return <TableSkeleton rows={3} height={56} />;
  if (sites.length === 0)
    return (
      <EmptyState
        title={texts.noSites}
        text={texts.noSitesAbout}
        action={<SetUpLink step="site" />}
      />
    );
  return (
    <ul className={classes['sites']}>
      {sites.map((each, nth) => (
        <li key={each.site.location_id}>
          <SiteRow current={each} actions={actions} isNamed isMain={nth === 0} />
        </li>
      ))}
    </ul>
  );
}
