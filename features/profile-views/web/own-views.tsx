import { Button } from '@mantine/core';
import { IconFileExport, IconUser } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showFailure } from '#packages/form/web';
import type { CallData } from '#packages/http/contract';
import { useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import {
  ActionNote,
  GenericLoader,
  SettingsSection,
  TextSkeleton,
  useDelayPageReady,
  useSaveCsv,
  useZone,
} from '#packages/ui';
import { listProfileViews } from '#profile-views/contract';
import type { ProfileView } from '#profile-views/contract';
import { viewerName, viewRows, viewTexts as texts, viewWords } from './view-texts.ts';
import classes from './own-views.module.css';

/** Entries at first, and with each 'Show more'. */
const shownAtFirst = 5;
const shownMore = 20;

/** Who opened the data of the viewer, newest first, with a file of all entries. */
export function OwnViews() {
  const { online } = useSyncStatus();
  const zone = useZone();
  const saveCsv = useSaveCsv();
  const { entries, hasMore, showMore, isPending, isLoadingMore, error, retry, readAll } =
    useViews(online);
  const [isSaving, setSaving] = useState(false);
  useDelayPageReady(online && isPending && error === null);
  const save = async () => {
    setSaving(true);
    try {
      saveCsv(texts.title, viewRows(await readAll(), zone));
    } catch (failure) {
      showFailure(failure, { fields: [] });
    } finally {
      setSaving(false);
    }
  };
  const isEmpty = entries.length === 0;
  const list = useRef<HTMLUListElement>(null);
  const hadMore = useRef(false);
  useEffect(() => {
    // The focused button is removed with the last entries.
    if (hadMore.current && !hasMore && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
    hadMore.current = hasMore;
  }, [hasMore]);
  return (
    <SettingsSection
      title={texts.title}
      about={texts.about}
      actions={
        <>
          <ActionNote>{online || isPending ? '' : texts.newerNeedLine}</ActionNote>
          <Button
            variant="default"
            loading={isSaving}
            disabled={!online || isPending || (isEmpty && !hasMore)}
            onClick={() => void save()}
          >
            {texts.csv}
          </Button>
        </>
      }
    >
      {isPending && !online ? (
        <p className="ws-body">{texts.needsLine}</p>
      ) : (
        <GenericLoader
          error={isPending ? error : null}
          isPending={isPending}
          skeleton={<TextSkeleton widths={[60, 40]} />}
          onRetry={retry}
        >
          {isEmpty && <p className="ws-body">{hasMore ? texts.none : texts.noneYet}</p>}
          {!isEmpty && (
            <ul ref={list} tabIndex={-1} className={classes['list']} aria-label={texts.list}>
              {entries.map((view) => (
                <View key={view.view_id} view={view} zone={zone} />
              ))}
            </ul>
          )}
          {hasMore && (
            <Button
              variant="default"
              className={classes['more']}
              loading={isLoadingMore}
              disabled={!online}
              onClick={() => void showMore()}
            >
              {texts.more}
            </Button>
          )}
        </GenericLoader>
      )}
    </SettingsSection>
  );
}

function View({ view, zone }: { view: ProfileView; zone: string }) {
  const Icon = view.kind === 'export' ? IconFileExport : IconUser;
  return (
    <li>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div>
        <p className={classes['who']}>{viewerName(view)}</p>
        <p className="ws-figures ws-hint">{viewWords(view, zone)}</p>
      </div>
    </li>
  );
}

/** The entries from the server, loaded as far as they are shown. */
function useViews(online: boolean) {
  const client = useClient();
  const [count, setCount] = useState(shownAtFirst);
  const pageAt = (cursor: string | null, signal?: AbortSignal) =>
    client.call(
      listProfileViews,
      { query: cursor === null ? {} : { cursor } },
      signal === undefined ? {} : { signal },
    );
  const query = useInfiniteQuery({
    queryKey: ['profile-views'],
    queryFn: ({ pageParam, signal }) => pageAt(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    enabled: online,
    staleTime: 0,
    retry: false,
  });
  const loaded = query.data?.pages.flatMap(({ entries }) => entries) ?? [];

  /** All entries. */
  async function readAll() {
    const entries: ProfileView[] = [];
    let cursor: string | null = null;
    do {
      const found: CallData<typeof listProfileViews> = await pageAt(cursor);
      entries.push(...found.entries);
      cursor = found.next_cursor;
    } while (cursor !== null);
    return entries;
  }
  return {
    entries: loaded.slice(0, count),
    hasMore: loaded.length > count || query.hasNextPage,
    async showMore() {
      setCount(count + shownMore);
      if (loaded.length >= count + shownMore || !query.hasNextPage) return;
      const { error } = await query.fetchNextPage();
      if (error !== null) showFailure(error, { fields: [] });
    },
    /** True until the first page is here. */
    isPending: query.data === undefined,
    isLoadingMore: query.isFetchingNextPage,
    error: query.error,
    retry: () => void query.refetch(),
    readAll,
  };
}
