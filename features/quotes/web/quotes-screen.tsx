import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useAuth } from '#auth/web';
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
import { personName } from '#people/domain';
import { personOne } from '#people/offline';
import { isSupportAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import type { Quote } from '#quotes/contract';
import { DetailsDialog } from './details-dialog.tsx';
import { quoteColumns } from './quote-columns.tsx';
import { quoteSearchOf } from './quote-search.ts';
import { itemsText, quoteTexts as texts, requesterText } from './quote-texts.ts';
import { RequestDialog } from './request-dialog.tsx';
import { useQuotes } from './use-quotes.ts';

const tabs = [
  { key: 'organisation', word: texts.ours, search: {} },
  { key: 'all', word: texts.all, search: { of: 'all' } },
] as const;

const defaultSize = 25;

/** /settings/quote: the quotes of the organisation; for the support team also those of all. */
export function QuotesScreen() {
  const { of = 'organisation' } = quoteSearchOf(useSearch({ strict: false }));
  const user_id = useAuth()?.user.user_id ?? '';
  const { data: person } = useCopy(personOne, { user_id });
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { online } = useSyncStatus();
  const isSupport = viewer !== undefined && isSupportAdmin(viewer);
  const isAll = of === 'all';
  const state = useQuotes({ of });
  const { quotes, error, refetch } = state;
  const [isRequesting, setRequesting] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const [search, setSearch] = useState('');
  const columns = useMemo(
    () => quoteColumns(isAll, ({ quote_id }) => setOpenId(quote_id)),
    [isAll],
  );
  const rows = useMemo(
    () =>
      quotes?.filter(
        (quote) =>
          !(isAll && isOnlyOpen && !isOpenRequest(quote)) &&
          matchesSearch(search, [
            ...[String(quote.number), itemsText(quote), quote.status, requesterText(quote)],
            ...[quote.organisation ?? '', quote.contact_name],
          ]),
      ),
    [quotes, isAll, isOnlyOpen, search],
  );
  const place = useSortedPage(isAll ? 'quotes-of-all' : 'quotes', defaultSize, {
    ...{ rows, columns, first: { key: 'date', descending: true } },
  });
  const request = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setRequesting(true)}
    >
      {texts.request}
    </Button>
  );
  return (
    <Screen
      title={texts.title}
      sentence={isAll ? texts.sentenceAll : texts.sentence}
      ready={quotes !== undefined || error !== null || !online}
      actions={isAll ? undefined : request}
    >
      {isSupport && <SearchTabs label={texts.tabs} to="/settings/quote" tabs={tabs} current={of} />}
      <ListBar note={!online && texts.needsConnection}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={search}
          onChange={setSearch}
        />
        {isAll && (
          <Checkbox
            label={texts.onlyOpen}
            checked={isOnlyOpen}
            onChange={(event) => setOnlyOpen(event.currentTarget.checked)}
          />
        )}
      </ListBar>
      {/* Loaded data stays visible when offline. */}
      {(online || quotes !== undefined) && (
        <DataTable
          {...place}
          label={texts.title}
          rowKey={({ quote_id }) => quote_id}
          empty={
            (quotes?.length ?? 0) > 0 ? (
              <NoMatch
                text={texts.noMatch}
                onReset={() => {
                  setSearch('');
                  setOnlyOpen(false);
                }}
              />
            ) : (
              <EmptyState
                title={texts.none}
                text={isAll ? texts.noneAllAbout : texts.noneAbout}
                {...(!isAll && { action: request })}
              />
            )
          }
          error={quotes === undefined ? error : null}
          onRetry={refetch}
        />
      )}
      <RequestDialog
        opened={isRequesting}
        contact={person == null ? '' : personName(person)}
        onRequest={state.request}
        onClose={() => setRequesting(false)}
      />
      <DetailsDialog
        quote={quotes?.find(({ quote_id }) => quote_id === openId)}
        isAll={isAll}
        onChange={state.change}
        onClose={() => setOpenId(null)}
      />
    </Screen>
  );
}

/** It waits for an answer; rewards are answered on the loyalty page. */
function isOpenRequest({ status, is_reward }: Quote): boolean {
  return status === 'Requested' && !is_reward;
}
