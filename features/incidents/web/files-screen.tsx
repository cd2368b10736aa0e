import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listIncidentFiles } from '#incidents/contract';
import type { IncidentFileHead } from '#incidents/contract';
import { dateTimeText } from '#packages/kit';
import { useAnswer } from '#packages/http/web';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import {
  Crumbs,
  DataTable,
  EmptyState,
  GenericLoader,
  ListBar,
  Screen,
  TableSkeleton,
  textColumn,
  timeColumn,
  useLocalPage,
  useZone,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';
import { personOne } from '#people/offline';
import { incidentTexts as texts } from './incident-texts.ts';
import classes from './incidents.module.css';
import { NewFile } from './new-file.tsx';

const pageSize = 20;

/** /people/{uuid}/incidents: the incident files about a person, and the form of a new one. */
export function FilesScreen() {
  const { user_id = '' } = useParams({ strict: false });
  const { from } = useSearch({ strict: false }) as { from?: string };
  const initialised = useInitialised();
  const { data: person, error } = useCopy(personOne, { user_id });
  const name = person ? personName(person) : '';
  if (person === null && initialised) return <Unknown />;
  return (
    <Screen
      title={texts.title}
      tabTitle={name === '' ? texts.title : `${texts.title}: ${name}`}
      sentence={texts.sentence}
      ready={(initialised && person !== undefined) || error !== null}
      crumbs={<PersonCrumbs user_id={user_id} name={name} here={texts.title} />}
    >
      <NewFile user_id={user_id} from={from} />
      <Files user_id={user_id} />
    </Screen>
  );
}

/** 'People / Ana Lopez / …' */
export function PersonCrumbs({
  user_id,
  name,
  here,
}: {
  user_id: string;
  name: string;
  here: string;
}) {
  return (
    <Crumbs here={here}>
      <Link to="/people">{texts.people}</Link>
      <Link to="/people/$user_id" params={{ user_id }} dir="auto">
        {name}
      </Link>
    </Crumbs>
  );
}

function Files({ user_id }: { user_id: string }) {
  const { online } = useSyncStatus();
  const zone = useZone();
  const { data, error, refetch } = useAnswer(
    listIncidentFiles,
    { params: { id: user_id } },
    { enabled: online },
  );
  const columns = useMemo(() => columnsOf(zone), [zone]);
  const place = useLocalPage('incident-files', pageSize, data?.files ?? []);
  if (!online && data === undefined) return <EmptyState title={texts.offline} text="" />;
  return (
    <GenericLoader
      error={error}
      isPending={data === undefined}
      skeleton={<TableSkeleton />}
      onRetry={() => void refetch()}
    >
      <ListBar>
        <h2 className={classes['tableHead']}>{texts.made}</h2>
      </ListBar>
      <DataTable
        {...place}
        label={texts.title}
        rowKey={({ incident_file_id }) => incident_file_id}
        columns={columns}
        empty={<EmptyState title={texts.empty} text={texts.emptyAbout} />}
      />
    </GenericLoader>
  );
}

/** '26 Nov 2026, 06:00 to 27 Nov 2026, 06:00' */
export function spanText(
  { from_time, to_time }: Pick<IncidentFileHead, 'from_time' | 'to_time'>,
  zone: string,
): string {
  const [from, to] = [from_time, to_time].map((time) => dateTimeText(Date.parse(time), zone));
  return `${from ?? ''} to ${to ?? ''}`;
}

function columnsOf(zone: string): Column<IncidentFileHead>[] {
  return [
    textColumn<IncidentFileHead>('span', texts.time, (file) => spanText(file, zone), {
      frozen: true,
      cell: (file) => (
        <Link
          to="/people/$user_id/incidents/$incident_file_id"
          params={{ user_id: file.user_id, incident_file_id: file.incident_file_id }}
        >
          {spanText(file, zone)}
        </Link>
      ),
    }),
    timeColumn<IncidentFileHead>('made', texts.made, ({ created_time }) => created_time),
    textColumn<IncidentFileHead>(
      'by',
      texts.by,
      ({ created_by_name }) => created_by_name ?? texts.erased,
    ),
    textColumn<IncidentFileHead>('hash', texts.hash, ({ content_hash }) =>
      content_hash.slice(0, 16),
    ),
  ];
}

function Unknown() {
  return (
    <Screen title={texts.title} ready>
      <EmptyState title={texts.unknownPerson} text="" outline="none" />
    </Screen>
  );
}
