import { Button, Checkbox, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { tagCounts } from '#measurements/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  NoMatch,
  pageOf,
  sortAndPage,
  RowAction,
  RowMenu,
  Screen,
  SearchField,
  useIsNarrow,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import type { Tag, TagType } from '#tags/contract';
import { shownTags, withPending } from '#tags/domain';
import type { TagQuery, TagRow } from '#tags/domain';
import { tagsAll } from '#tags/offline';
import { kindTexts, tagTexts, useTagActions } from '#tags/web';
import type { Shown } from '#tags/web';
import { useTagKind } from '../kind/tag-kind.ts';
import { tagSearch } from '../tag-search.ts';
import { tagAction, tagActionHeads } from './tag-action.ts';
import type { TagActionKey, TagHandlers } from './tag-action.ts';
import { tagColumns } from './tag-columns.tsx';
import { TagNameDialog } from './tag-name-dialog.tsx';

interface Props {
  query: TagQuery;
  onQuery: (query: TagQuery, replace?: boolean) => void;
  isReady: boolean;
  /** Admins change; managers read. */
  mayChange: boolean;
  /** Called when a tag was created here. */
  onCreated: (tag_id: string) => void;
}

/** The organisation's tags of one type with their usage. */
export function TagList({ query, onQuery, isReady, mayChange, onCreated }: Props) {
  const { online } = useSyncStatus();
  const actions = useTagActions();
  const kind = useTagKind();
  const texts = kindTexts[kind.type];
  const name = texts.title.toLowerCase();
  const { rows, tags, error, refetch } = useTagRows(kind.type, actions);
  /** The tag in the name dialog: null for a new one, undefined for none. */
  const [named, setNamed] = useState<Tag | null>();
  const isNarrow = useIsNarrow();
  const handlers: TagHandlers = {
    isBusy: ({ isPending }) => isPending || !online,
    onRename: setNamed,
    onHide: (tag, is_hidden) => void actions.change(tag, { is_hidden }),
    onDelete: (tag) => void actions.remove(tag),
  };
  const columns = tagColumns(kind, isNarrow);
  const menu =
    mayChange && isNarrow && ((row: TagRow) => <TagActionsMenu row={row} handlers={handlers} />);
  const orders = new Map(kind.columns.map(({ column, value }) => [column.key, value]));
  const found = rows && shownTags(rows, query, orders);
  const change = (parts: Partial<TagQuery>, replace = false) =>
    onQuery({ ...query, page: 0, ...parts }, replace);
  const create = async (name: string) => {
    const { tag_id, refused } = await actions.create(name, kind.type);
    if (refused === null) onCreated(tag_id);
    return refused;
  };
  const newTag = mayChange && (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setNamed(null)}
    >
      New {texts.one}
    </Button>
  );
  return (
    <Screen
      title={texts.title}
      ready={isReady && (rows !== undefined || error !== null)}
      sentence={mayChange ? texts.forAdmins : texts.forManagers}
      actions={newTag}
    >
      <ListBar note={mayChange && !online && tagTexts.needsConnection}>
        <SearchField
          label={`Search ${name}`}
          placeholder="Name"
          value={query.search}
          onChange={(search) => change({ search }, true)}
        />
        <Checkbox
          label="Show hidden"
          checked={query.showHidden}
          onChange={(event) => change({ showHidden: event.currentTarget.checked })}
        />
      </ListBar>
      <DataTable
        name={name}
        label={texts.title}
        {...pageOf(found, query)}
        {...sortAndPage(query, tagSearch.size, onQuery)}
        rowKey={({ tag }) => tag.tag_id}
        columns={mayChange && !isNarrow ? [...actionColumns(handlers), ...columns] : columns}
        {...(menu && { menu })}
        empty={
          rows?.some(({ tag }) => tag.active) === true ? (
            <NoMatch
              text={`No ${name} match this search. Hidden ${name} are included only if you show them.`}
              onReset={() => onQuery(tagSearch.defaults)}
            />
          ) : (
            <EmptyState title={`No ${name} yet`} text={texts.noneYet} action={newTag} />
          )
        }
        error={error}
        onRetry={refetch}
      />
      <TagNameDialog
        tag={named}
        tags={tags}
        online={online}
        one={texts.one}
        onSave={(name) => (named ? actions.change(named, { name: name.trim() }) : create(name))}
        onClose={() => setNamed(undefined)}
      />
    </Screen>
  );
}

const unused = { users: 0, managers: 0, measurements: 0 };

/** The tags of one type with their usage; undefined until both are loaded. */
function useTagRows(type: TagType, { pending, returned }: Shown) {
  const { data: tags, error, refetch } = useCopy(tagsAll, {});
  const counts = useCopy(tagCounts, {});
  const rows = useMemo(
    () =>
      tags &&
      counts.data &&
      withPending(tags, pending)
        .filter(({ tag }) => tag.type === type)
        .map(({ tag, isPending }): TagRow => ({
          ...{ tag, isPending, isReturned: tag.tag_id === returned },
          // A tag that is being deleted counts as unused; an already deleted one has the counts of
          // the copy.
          ...(tag.active || !isPending ? (counts.data[tag.tag_id] ?? unused) : unused),
        })),
    [tags, counts.data, pending, returned, type],
  );
  return {
    rows,
    /** Tags of all types, as a name must be unique among them. */
    tags: tags ?? [],
    error: error ?? counts.error,
    refetch: () => void Promise.all([refetch(), counts.refetch()]),
  };
}

const keys = Object.keys(tagActionHeads) as TagActionKey[];

/** Edit, hide or show, and delete: one column each. A deleted tag has none. */
function actionColumns(handlers: TagHandlers): Column<TagRow>[] {
  return keys.map((key) => ({
    ...{ key, head: tagActionHeads[key], isAction: true },
    cell: (row) => row.tag.active && <ActionButton actionKey={key} row={row} handlers={handlers} />,
    text: () => '',
  }));
}

interface ButtonProps {
  actionKey: TagActionKey;
  row: TagRow;
  handlers: TagHandlers;
}

function ActionButton({ actionKey, row, handlers }: ButtonProps) {
  const { word, icon, run } = tagAction(actionKey, row.tag, handlers);
  const disabled = handlers.isBusy(row);
  return <RowAction of={row.tag.name} onClick={run} {...{ word, icon, disabled }} />;
}

/** The same in one menu, for narrow screens. */
function TagActionsMenu({ row, handlers }: Omit<ButtonProps, 'actionKey'>) {
  if (!row.tag.active) return null;
  return (
    <RowMenu of={row.tag.name} disabled={handlers.isBusy(row)}>
      {keys
        .map((key) => tagAction(key, row.tag, handlers))
        .map(({ word, icon: Sign, run }) => (
          <Menu.Item key={word} leftSection={<Sign size={16} stroke={1.75} />} onClick={run}>
            {word}
          </Menu.Item>
        ))}
    </RowMenu>
  );
}
