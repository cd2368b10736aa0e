import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { countOf, matchesSearch } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  NoMatch,
  pageOf,
  Screen,
  SearchField,
  sortAndPage,
  sortedRows,
  textColumn,
  useIsNarrow,
  useListSearch,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { packList } from '#rule-packs/offline';
import type { ListedPack } from '#rule-packs/offline';
import { packTexts as texts, statusWords } from '../pack-texts.ts';
import { jurisdictionText, validText } from '../pack-words.ts';
import { packSearch } from './pack-search.ts';
import classes from './packs.module.css';

/** /settings/rule-packs: the built-in rule packs and those of the organisation. */
export function PacksScreen() {
  const [query, onQuery] = useListSearch(packSearch, 'rule-packs', '/settings/rule-packs');
  const { data: packs, error, refetch } = useCopy(packList, {});
  const isNarrow = useIsNarrow();
  const columns = useMemo(() => columnsOf(isNarrow), [isNarrow]);
  const found = useMemo(() => {
    const matching = packs?.filter(({ pack }) =>
      matchesSearch(query.search, [pack.name, jurisdictionText(pack), pack.source]),
    );
    const place = { key: query.sort, descending: query.descending };
    return matching && sortedRows(matching, columns, place);
  }, [packs, columns, query]);
  return (
    <Screen
      title={texts.title}
      sentence={texts.sentence}
      ready={packs !== undefined || error !== null}
    >
      <ListBar>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={query.search}
          onChange={(search) => onQuery({ ...query, search, page: 0 }, true)}
        />
      </ListBar>
      <DataTable
        name="rule-packs"
        label={texts.title}
        {...pageOf(found, query)}
        {...sortAndPage(query, packSearch.size, onQuery)}
        rowKey={({ rule_pack_id }) => rule_pack_id}
        columns={columns}
        empty={
          (packs?.length ?? 0) > 0 ? (
            <NoMatch text={texts.noMatch} onReset={() => onQuery(packSearch.defaults)} />
          ) : (
            <EmptyState title={texts.none} text={texts.noneAbout} />
          )
        }
        error={packs === undefined ? error : null}
        onRetry={() => void refetch()}
      />
      <p className={classes['guidance']}>{texts.guidance}</p>
    </Screen>
  );
}

function columnsOf(isNarrow: boolean): Column<ListedPack>[] {
  return [
    textColumn('name', 'Name', ({ pack }) => pack.name, {
      ...{ sortable: true, frozen: true },
      cell: (row) => (
        <span className={classes['name']}>
          <Link
            to="/settings/rule-packs/$rule_pack_id"
            params={{ rule_pack_id: row.rule_pack_id }}
            className={classes['link']}
          >
            {row.pack.name}
          </Link>
          <small>{stateText(row, isNarrow)}</small>
        </span>
      ),
    }),
    textColumn('place', 'Country', ({ pack }) => jurisdictionText(pack), { sortable: true }),
    textColumn('status', 'Status', shownStatus, { sortable: true }),
    textColumn('version', 'Version', ({ version }) => String(version), { sortable: true }),
    textColumn('valid', 'Valid', ({ pack }) => validText(pack)),
    textColumn('source', 'Source', ({ pack }) => pack.source, {
      cell: ({ pack }) => <span className={classes['source']}>{pack.source}</span>,
    }),
    textColumn('note', 'Certainty', ({ pack }) => pack.note, {
      cell: ({ pack }) => (
        <span className={classes['note']} title={pack.note}>
          {pack.note}
        </span>
      ),
    }),
    textColumn('locations', 'Locations', ({ locations }) =>
      locations.map(({ name }) => name).join(', '),
    ),
  ];
}

/** A retired pack asks for nothing, whatever the status of its law. */
function shownStatus({ pack, retired_time }: ListedPack): string {
  return retired_time === null ? statusWords[pack.status] : texts.retired;
}

/** 'Built in', 'Own · 2 locations'; on narrow screens also where it applies. */
function stateText(row: ListedPack, isNarrow: boolean): string {
  return [
    row.is_built_in ? texts.builtIn : texts.own,
    ...(isNarrow ? [shownStatus(row)] : []),
    ...(row.locations.length === 0 ? [] : [countOf(row.locations.length, 'location')]),
  ].join(' · ');
}
