import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { DataTable, EmptyState, ListBar, Screen, SearchTabs, useSortedPage } from '#packages/ui';
import { isSupportAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { DetailsDialog } from './details-dialog.tsx';
import { quoteColumns } from './quote-columns.tsx';
import { quoteSearchOf } from './quote-search.ts';
import { quoteTexts as texts } from './quote-texts.ts';
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
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { online } = useSyncStatus();
  const isSupport = viewer !== undefined && isSupportAdmin(viewer);
  const isAll = of === 'all';
  const state = useQuotes({ of });
  const { quotes, error, refetch } = state;
  const [isRequesting, setRequesting] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const columns = useMemo(
    () => quoteColumns(isAll, ({ quote_id }) => setOpenId(quote_id)),
    [isAll],
  );
  const rows = useMemo(
    () =>
      isAll && isOnlyOpen
        ? quotes?.filter(({ status, is_reward }) => status === 'Requested' && !is_reward)
        : quotes,
    [quotes, isAll, isOnlyOpen],
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
  const hasHidden = isOnlyOpen && (quotes?.length ?? 0) > 0;
  return (
    <Screen
      title={texts.title}
      sentence={isAll ? texts.sentenceAll : texts.sentence}
      ready={quotes !== undefined || error !== null}
      actions={isAll ? undefined : request}
    >
      {isSupport && <SearchTabs label={texts.tabs} to="/settings/quote" tabs={tabs} current={of} />}
      <ListBar note={!online && texts.needsConnection}>
        {isAll && (
          <Checkbox
            label={texts.onlyOpen}
            checked={isOnlyOpen}
            onChange={(event) => setOnlyOpen(event.currentTarget.checked)}
          />
        )}
      </ListBar>
      <DataTable
        {...place}
        label={texts.title}
        rowKey={({ quote_id }) => quote_id}
        empty={
          <EmptyState
            title={isAll ? texts.noneAll : texts.none}
            text={hasHidden ? texts.noOpen : isAll ? texts.noneAllAbout : texts.noneAbout}
            {...(!isAll && { action: request })}
          />
        }
        // Loaded data stays visible when offline.
        error={quotes === undefined ? error : null}
        onRetry={refetch}
      />
      <RequestDialog
        opened={isRequesting}
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
