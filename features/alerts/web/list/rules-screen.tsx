import { Button, Menu, NativeSelect } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { findRuleRuns, triggerKinds } from '#alerts/contract';
import { kindWords } from '#alerts/domain';
import { alertRuleList } from '#alerts/offline';
import { isSwitchedOn, temperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useAnswer } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  countSet,
  DataTable,
  EmptyState,
  PreviewBadges,
  HelpPopover,
  ListBar,
  ListFilters,
  NoMatch,
  pageOf,
  sortAndPage,
  RowMenu,
  Screen,
  SearchField,
  sortedRows,
  useIsNarrow,
  useListSearch,
  useZone,
} from '#packages/ui';
import { tagsAll } from '#tags/offline';
import { alertTexts } from '../alert-texts.ts';
import { ruleSearch } from '../rule-search.ts';
import type { RuleQuery } from '../rule-search.ts';
import { useRuleActions } from '../use-rule-actions.ts';
import { ruleColumns } from './rule-columns.tsx';
import { ruleRows, shownRules } from './rule-rows.ts';
import type { RuleRow } from './rule-rows.ts';

/** /settings/alerts/rules: the alert rules of the organisation. */
export function RulesScreen() {
  const [query, onQuery] = useListSearch(ruleSearch, 'alert-rules', '/settings/alerts/rules');
  const { online } = useSyncStatus();
  const actions = useRuleActions();
  const { rows, hasRoster, error, onRetry } = useRuleRows(actions.changing, online);
  const isNarrow = useIsNarrow();
  const onEnable = useCallbackRef(
    ({ rule }: RuleRow, enabled: boolean) => void actions.enable(rule, enabled),
  );
  const columns = useMemo(
    () => ruleColumns({ hasRoster, isNarrow, isLocked: !online, onEnable }),
    [hasRoster, isNarrow, online, onEnable],
  );
  const found = useMemo(
    () =>
      rows &&
      sortedRows(shownRules(rows, query), columns, {
        ...{ key: query.sort, descending: query.descending },
      }),
    [rows, query, columns],
  );
  const hasRules = rows !== undefined && rows.length > 0;
  return (
    <Screen
      title={
        <>
          {alertTexts.listTitle} <PreviewBadges />
          <HelpPopover about={alertTexts.whatIs}>
            <b>{alertTexts.whatIs}</b>
            <br />
            {alertTexts.help}
          </HelpPopover>
        </>
      }
      tabTitle={alertTexts.listTitle}
      ready={rows !== undefined || error !== null}
      sentence={alertTexts.sentence}
      actions={hasRules ? <NewButton online={online} /> : undefined}
    >
      <ListBar note={!online && alertTexts.needsConnection}>
        {(rows === undefined || hasRules) && <RuleFilter query={query} onQuery={onQuery} />}
      </ListBar>
      <DataTable
        name="alert-rules"
        label={alertTexts.listTitle}
        {...pageOf(found, query)}
        {...sortAndPage(query, ruleSearch.size, onQuery)}
        rowKey={({ rule }) => rule.alert_rule_id}
        columns={columns}
        {...{ error, onRetry }}
        menu={({ rule, sentence }) => (
          <RowMenu of={sentence} disabled={!online}>
            <Menu.Item
              leftSection={<IconPencil size={16} stroke={1.75} />}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/settings/alerts/rules/$alert_rule_id"
                  params={{ alert_rule_id: rule.alert_rule_id }}
                />
              )}
            >
              Edit
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size={16} stroke={1.75} />}
              onClick={() => void actions.remove(rule)}
            >
              Delete
            </Menu.Item>
          </RowMenu>
        )}
        empty={
          hasRules ? (
            <NoMatch text={alertTexts.noMatch} onReset={() => onQuery(ruleSearch.defaults)} />
          ) : (
            <EmptyState
              title={alertTexts.none}
              text={alertTexts.help}
              action={<NewButton online={online} />}
            />
          )
        }
      />
    </Screen>
  );
}

/** Milliseconds between two reads of the runs while the list is open. */
const runsEvery = 60_000;

function useRuleRows(changing: ReturnType<typeof useRuleActions>['changing'], online: boolean) {
  const { data: rules, error, refetch } = useCopy(alertRuleList, {});
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: tags } = useCopy(tagsAll, {});
  const { data: runs } = useAnswer(
    findRuleRuns,
    {},
    { enabled: online, refetchInterval: runsEvery },
  );
  const zone = useZone();
  const rows = useMemo(() => {
    if (rules === undefined || !organisation) return undefined;
    const names = new Map(tags?.map(({ tag_id, name }) => [tag_id, name]));
    return ruleRows(rules, changing, {
      ...{ unit: temperatureUnit(organisation.metadata), zone, runs: runs?.rules },
      nameOf: (tag_id) => names.get(tag_id) ?? alertTexts.deletedTag,
    });
  }, [rules, organisation, changing, zone, runs, tags]);
  return {
    ...{ rows, error, onRetry: () => void refetch() },
    hasRoster: organisation ? isSwitchedOn(organisation.metadata, 'roster') : false,
  };
}

function NewButton({ online }: { online: boolean }) {
  return (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      {...(online && { renderRoot: linkToNew })}
    >
      {alertTexts.newCrumb}
    </Button>
  );
}

function linkToNew(props: object) {
  return <Link {...props} to="/settings/alerts/new" />;
}

interface FilterProps {
  query: RuleQuery;
  onQuery: (query: RuleQuery, replace?: boolean) => void;
}

/** Search, and the filters by type and by whether a rule is on. */
function RuleFilter({ query, onQuery }: FilterProps) {
  return (
    <ListFilters
      search={
        <SearchField
          label="Search alert rules"
          placeholder="Trigger, job, location"
          value={query.search}
          onChange={(search) => onQuery({ ...query, search, page: 0 }, true)}
        />
      }
      active={countSet(ruleSearch, query, ['type', 'enabled'])}
      onReset={() => onQuery({ ...query, type: null, enabled: null, page: 0 })}
    >
      <NativeSelect
        aria-label="Type"
        data={[
          { value: '', label: 'All types' },
          ...triggerKinds.map((value) => ({ value, label: kindWords[value] })),
        ]}
        value={query.type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onQuery({ ...query, type: triggerKinds.find((kind) => kind === value) ?? null, page: 0 })
        }
      />
      <NativeSelect
        aria-label="Enabled"
        data={[
          { value: '', label: 'On and off' },
          { value: 'on', label: 'Only on' },
          { value: 'off', label: 'Only off' },
        ]}
        value={query.enabled === null ? '' : query.enabled ? 'on' : 'off'}
        onChange={({ currentTarget: { value } }) =>
          onQuery({ ...query, enabled: value === '' ? null : value === 'on', page: 0 })
        }
      />
    </ListFilters>
  );
}
