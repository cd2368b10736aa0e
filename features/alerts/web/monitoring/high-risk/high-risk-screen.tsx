import { useCallbackRef } from '@mantine/hooks';
import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { highRiskList } from '#alerts/offline';
import type { HighRiskRow } from '#alerts/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  PreviewBadges,
  ListBar,
  NoMatch,
  pageOf,
  sortAndPage,
  RowAction,
  Screen,
  SelectionBar,
  sortedRows,
  useConfirm,
  useIsNarrow,
  useListSearch,
  useNow,
  useSelection,
} from '#packages/ui';
import { BulkActions } from '#people/web';
import { answerTexts, sendTexts } from '../answer-texts.ts';
import { riskSearch } from '../monitoring-search.ts';
import { AlertDialog, useMayAlert } from '../send/alert-button.tsx';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useUnit } from '../use-unit.ts';
import { highRiskColumns } from './high-risk-columns.tsx';
import { HighRiskDrawer } from './high-risk-drawer.tsx';
import { HighRiskFilter } from './high-risk-filter.tsx';
import { foundRisks } from './high-risk-rows.ts';

/** /monitoring/high-risk-measurements: tests at the level of a rule, and what follows. */
export function HighRiskScreen() {
  const path = '/monitoring/high-risk-measurements';
  const [query, onQuery] = useListSearch(riskSearch, 'high-risk', path);
  const { online } = useSyncStatus();
  const { data, error, refetch } = useCopy(highRiskList, {}, { keepPrevious: true });
  const unit = useUnit() ?? 'C';
  const now = useNow();
  const isNarrow = useIsNarrow(64);
  const chosen = useSelection(idOf);
  const { dismissRisks } = useAnswerActions();
  const { mayAlert } = useMayAlert();
  // The row stays while the dialog fades out.
  const [alerted, setAlerted] = useState<HighRiskRow | null>(null);
  const [isAlerting, setAlerting] = useState(false);
  const onOpen = useCallbackRef(({ high_risk_id }: HighRiskRow) =>
    onQuery({ ...query, open: high_risk_id }),
  );
  const columns = useMemo(
    () => highRiskColumns({ chosen, now, unit, isNarrow, onOpen }),
    [chosen, now, unit, isNarrow, onOpen],
  );
  const found = useMemo(
    () =>
      data &&
      sortedRows(foundRisks(data, query, now), columns, {
        ...{ key: query.sort, descending: query.descending },
      }),
    [data, query, columns, now],
  );
  const confirm = useConfirm();
  const dismiss = async (ids: readonly string[]) => {
    if (!(await confirm(answerTexts.confirmDismissRisks(ids.length)))) return;
    void dismissRisks(ids).then(chosen.clear);
  };
  const hasRows = data === undefined || data.length > 0;
  const picked = (data ?? []).filter(({ high_risk_id }) => chosen.has(high_risk_id));
  return (
    <Screen
      title={
        <>
          {answerTexts.highRisk} <PreviewBadges />
        </>
      }
      tabTitle={answerTexts.highRisk}
      ready={data !== undefined || error !== null}
      sentence={answerTexts.highRiskSentence}
    >
      <ListBar note={!online && answerTexts.needsLine}>
        {hasRows && <HighRiskFilter query={query} onQuery={onQuery} />}
      </ListBar>
      <DataTable
        name="high-risk"
        label={answerTexts.highRisk}
        {...pageOf(found, query)}
        {...sortAndPage(query, riskSearch.size, onQuery)}
        rowKey={idOf}
        columns={columns}
        isChosen={({ high_risk_id }) => chosen.has(high_risk_id)}
        onOpen={onOpen}
        menu={(row) => (
          <>
            {mayAlert && (
              <RowAction
                icon={IconSpeakerphone}
                word={sendTexts.title}
                of={`about ${row.name}`}
                disabled={!online}
                onClick={() => {
                  setAlerted(row);
                  setAlerting(true);
                }}
              />
            )}
            <RowAction
              icon={IconX}
              word="Dismiss"
              of={`the measurement of ${row.name}`}
              disabled={!online || !row.isManaged}
              onClick={() => dismiss([row.high_risk_id])}
            />
          </>
        )}
        empty={
          hasRows ? (
            <NoMatch text={answerTexts.noRiskMatch} onReset={() => onQuery(riskSearch.defaults)} />
          ) : (
            <EmptyState title={answerTexts.noRisks} text={answerTexts.noRisksAbout} />
          )
        }
        error={error}
        onRetry={() => void refetch()}
      />
      <SelectionBar count={picked.length} onClear={chosen.clear}>
        <BulkActions
          actions={[
            {
              ...{ label: 'Dismiss', icon: <IconX size={16} stroke={1.75} />, isDangerous: true },
              reason: online ? null : answerTexts.needsLine,
              onClick: () => dismiss(picked.map(idOf)),
            },
          ]}
        />
      </SelectionBar>
      <AlertDialog
        opened={isAlerting}
        people={alerted === null ? [] : [alerted]}
        tests={alerted?.test ? [alerted.test] : []}
        onClose={() => setAlerting(false)}
      />
      <HighRiskDrawer
        open={query.open}
        rows={data}
        onClose={() => onQuery({ ...query, open: null })}
      />
    </Screen>
  );
}

function idOf({ high_risk_id }: HighRiskRow): string {
  return high_risk_id;
}
