import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { matchesSearch } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  NoMatch,
  Screen,
  SearchField,
  SearchTabs,
  useSortedPage,
} from '#packages/ui';
import { isSupportAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { NewTicketDialog } from './new-ticket-dialog.tsx';
import { ThreadScreen } from './thread-screen.tsx';
import { ticketColumns } from './ticket-columns.tsx';
import { ticketSearchOf } from './ticket-search.ts';
import { openerText, ticketTexts as texts } from './ticket-texts.ts';
import { useTickets } from './use-tickets.ts';

const tabs = [
  { key: 'organisation', word: texts.ours, search: {} },
  { key: 'all', word: texts.all, search: { of: 'all' } },
] as const;

const defaultSize = 25;

/** /settings/tickets: the tickets that the viewer may see, and with `?ticket=` one of them. */
export function TicketsScreen() {
  const { of = 'organisation', ticket } = ticketSearchOf(useSearch({ strict: false }));
  if (ticket !== undefined) return <ThreadScreen key={ticket} ticket_id={ticket} of={of} />;
  return <TicketList key={of} of={of} />;
}

function TicketList({ of }: { of: 'organisation' | 'all' }) {
  const isAll = of === 'all';
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { online } = useSyncStatus();
  const { tickets, error, refetch } = useTickets({ of });
  const [search, setSearch] = useState('');
  const [isNew, setNew] = useState(false);
  const columns = useMemo(() => ticketColumns(isAll), [isAll]);
  const rows = useMemo(
    () =>
      tickets?.filter((row) =>
        matchesSearch(search, [
          ...[String(row.number), row.subject, openerText(row), row.organisation ?? ''],
        ]),
      ),
    [tickets, search],
  );
  const place = useSortedPage(isAll ? 'tickets-of-all' : 'tickets', defaultSize, {
    ...{ rows, columns, first: { key: 'updated', descending: true } },
  });
  const add = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setNew(true)}
    >
      {texts.open}
    </Button>
  );
  return (
    <Screen
      title={texts.title}
      sentence={isAll ? texts.sentenceAll : texts.sentence}
      ready={tickets !== undefined || error !== null || !online}
      actions={isAll ? undefined : add}
    >
      {viewer !== undefined && isSupportAdmin(viewer) && (
        <SearchTabs label={texts.tabs} to="/settings/tickets" tabs={tabs} current={of} />
      )}
      <ListBar note={!online && texts.needsConnection}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={search}
          onChange={setSearch}
        />
      </ListBar>
      {/* Loaded data stays visible when offline. */}
      {(online || tickets !== undefined) && (
        <DataTable
          {...place}
          label={texts.title}
          rowKey={({ ticket_id }) => ticket_id}
          empty={
            (tickets?.length ?? 0) > 0 ? (
              <NoMatch text={texts.noMatch} onReset={() => setSearch('')} />
            ) : (
              <EmptyState
                title={texts.none}
                text={isAll ? texts.noneAllAbout : texts.noneAbout}
                {...(!isAll && { action: add })}
              />
            )
          }
          error={tickets === undefined ? error : null}
          onRetry={refetch}
        />
      )}
      <NewTicketDialog opened={isNew} onClose={() => setNew(false)} />
    </Screen>
  );
}
