import { Checkbox, NativeSelect } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconBellRinging, IconChecks, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { noticeStates } from '#alerts/contract';
import { answerGroups } from '#alerts/domain';
import { alertNotices } from '#alerts/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  countSet,
  DataTable,
  EmptyState,
  ListBar,
  ListFilters,
  NoMatch,
  pageOf,
  sortAndPage,
  SearchField,
  SelectionBar,
  sortedRows,
  useConfirm,
  useIsNarrow,
  useListSearch,
  useNow,
  useSelection,
  useZone,
} from '#packages/ui';
import { BulkActions } from '#people/web';
import { answerGroupTexts, answerTexts, stateTexts, windowTexts } from '../answer-texts.ts';
import { ChoiceFilter } from '../choice-filter.tsx';
import { noticeSearch, riskWindowKeys } from '../monitoring-search.ts';
import type { NoticeQuery } from '../monitoring-search.ts';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useUnit } from '../use-unit.ts';
import { AcknowledgeDialog } from './acknowledge-dialog.tsx';
import {
  dismissQuestion,
  foundNotices,
  mayAcknowledge,
  mayDismiss,
  mayRemind,
  withWords,
} from './alert-list-rows.ts';
import type { NoticeRow } from './alert-list-rows.ts';
import { noticeColumns } from './notice-columns.tsx';
import { NoticeMenu } from './notice-menu.tsx';
import { useQueuedAnswers } from '../use-queued-answers.ts';
import classes from '../monitoring.module.css';

/** The tab User alerts: each alert as each recipient received it. */
export function NoticeList() {
  const [query, onQuery] = useListSearch(noticeSearch, 'user-alerts', '/monitoring/alerts');
  const { online } = useSyncStatus();
  const queued = useQueuedAnswers();
  const [unit, zone, now] = [useUnit(), useZone(), useNow()];
  const { data, error, refetch } = useCopy(alertNotices, {}, { keepPrevious: true });
  const { acknowledge, remind, dismissNotices, restore, progress } = useAnswerActions();
  const chosen = useSelection(idOf);
  const [answered, setAnswered] = useState<NoticeRow | null>(null);
  const onAcknowledge = useCallbackRef((row: NoticeRow) => setAnswered(row));
  const isNarrow = useIsNarrow(64);
  const columns = useMemo(
    () => noticeColumns({ chosen, queued, zone, isNarrow, onAcknowledge }),
    [chosen, queued, zone, isNarrow, onAcknowledge],
  );
  const rows = useMemo(() => data && unit && withWords(data, unit, zone), [data, unit, zone]);
  const found = useMemo(
    () =>
      rows &&
      sortedRows(foundNotices(rows, query, now), columns, {
        ...{ key: query.sort, descending: query.descending },
      }),
    [rows, query, columns, now],
  );
  const confirm = useConfirm();
  const dismiss = async (dismissed: readonly NoticeRow[]) => {
    const question = dismissQuestion(dismissed);
    if (question !== null && !(await confirm(question))) return;
    void dismissNotices(dismissed.map(idOf)).then(chosen.clear);
  };
  const hasRows = rows === undefined || rows.length > 0;
  // The rows as they are now: somebody may have acknowledged one since it was chosen.
  const picked = (rows ?? []).filter((row) => chosen.has(row.notice_id));
  return (
    <>
      <ListBar note={!online && answerTexts.needsLine}>
        {hasRows && <NoticeFilter query={query} rows={rows ?? []} onQuery={onQuery} />}
      </ListBar>
      <DataTable
        name="user-alerts"
        label={answerTexts.userAlerts}
        {...pageOf(found, query)}
        {...sortAndPage(query, noticeSearch.size, onQuery)}
        rowKey={idOf}
        columns={columns}
        isChosen={({ notice_id }) => chosen.has(notice_id)}
        menu={(row) => (
          <NoticeMenu
            {...{ row, online, onAcknowledge }}
            isQueued={queued.has(row.notice_id)}
            onRemind={({ notice_id }) => void remind([notice_id])}
            onDismiss={(one) => void dismiss([one])}
            onRestore={({ notice_id }) => void restore({ user_alert_ids: [notice_id] })}
          />
        )}
        empty={
          hasRows ? (
            <NoMatch
              text={answerTexts.noMatch}
              onReset={() => onQuery({ ...noticeSearch.defaults, tab: 'users', ack: query.ack })}
            />
          ) : (
            <EmptyState title={answerTexts.none} text={answerTexts.noneAbout} />
          )
        }
        error={error}
        onRetry={() => void refetch()}
      />
      <SelectionBar count={picked.length} onClear={chosen.clear}>
        {progress !== null && (
          <span role="status">{answerTexts.reminding(progress.done, progress.all)}</span>
        )}
        <BulkActions
          actions={[
            {
              ...{ label: answerTexts.acknowledge, icon: <IconChecks size={16} stroke={1.75} /> },
              reason: picked.every(mayAcknowledge) ? null : answerTexts.notOwn,
              onClick: () => void acknowledge(picked.map(idOf)).then(chosen.clear),
            },
            {
              ...{ label: 'Remind', icon: <IconBellRinging size={16} stroke={1.75} /> },
              reason:
                progress !== null
                  ? answerTexts.isReminding
                  : reasonAgainst(online, picked.every(mayRemind)),
              onClick: () => void remind(picked.map(idOf)).then(chosen.clear),
            },
            {
              ...{ label: 'Dismiss', icon: <IconX size={16} stroke={1.75} /> },
              reason: reasonAgainst(online, picked.every(mayDismiss)),
              onClick: () => void dismiss(picked),
            },
          ]}
        />
      </SelectionBar>
      <AcknowledgeDialog notice={answered} onClose={() => setAnswered(null)} />
    </>
  );
}

function idOf({ notice_id }: NoticeRow): string {
  return notice_id;
}

/** Why a bulk action is not possible; null if it is. */
function reasonAgainst(online: boolean, isPossible: boolean): string | null {
  if (!online) return answerTexts.needsLine;
  return isPossible ? null : 'Some of them are acknowledged, dismissed or not yours to manage';
}

interface FilterProps {
  query: NoticeQuery;
  rows: readonly NoticeRow[];
  onQuery: (query: NoticeQuery, replace?: boolean) => void;
}

const filters = ['answer', 'window', 'state', 'recipient', 'mine', 'dismissed'] as const;
/** The own alerts, in the list of recipients. */
const onlyMine = 'mine';

/** Search, and the filters by answer, window, state, recipient and whether it was dismissed. */
function NoticeFilter({ query, rows, onQuery }: FilterProps) {
  const set = (part: Partial<NoticeQuery>) => onQuery({ ...query, ...part, page: 0 });
  const recipients = useMemo(() => {
    const byId = new Map(
      rows.flatMap(({ user_id, recipient }) => (user_id === null ? [] : [[user_id, recipient]])),
    );
    return [...byId]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  }, [rows]);
  return (
    <ListFilters
      search={
        <SearchField
          label="Search user alerts"
          placeholder="Text or recipient"
          value={query.search}
          onChange={(search) => onQuery({ ...query, search, page: 0 }, true)}
        />
      }
      active={countSet(noticeSearch, query, filters)}
      onReset={() => {
        const { answer, window, state, recipient, mine, dismissed } = noticeSearch.defaults;
        set({ answer, window, state, recipient, mine, dismissed });
      }}
    >
      <ChoiceFilter
        label="Answer"
        all="All answers"
        choices={answerGroups}
        texts={answerGroupTexts}
        value={query.answer}
        onChange={(answer) => set({ answer })}
      />
      <ChoiceFilter
        label="Window"
        all="Any time"
        choices={riskWindowKeys}
        texts={windowTexts}
        value={query.window}
        onChange={(window) => set({ window })}
      />
      <ChoiceFilter
        label="State"
        all="All states"
        choices={noticeStates}
        texts={stateTexts}
        value={query.state}
        onChange={(state) => set({ state })}
      />
      <NativeSelect
        aria-label="Recipient"
        className={classes['wide'] ?? ''}
        data={[
          { value: '', label: 'All recipients' },
          { value: onlyMine, label: 'Only me' },
          ...recipients,
        ]}
        value={query.mine ? onlyMine : (query.recipient ?? '')}
        onChange={({ currentTarget: { value } }) =>
          set({ mine: value === onlyMine, recipient: value === onlyMine ? null : value || null })
        }
      />
      <Checkbox
        label="Show dismissed"
        checked={query.dismissed}
        onChange={({ currentTarget: { checked } }) => set({ dismissed: checked })}
      />
    </ListFilters>
  );
}
