import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { peopleLabels, peopleList } from '#hydration/offline';
import { CallError, failureText, useClient } from '#packages/http/web';
import { useCopy, useCopyBridge, useSyncStatus } from '#packages/sync/web';
import {
  EmptyState,
  ListBar,
  SearchField,
  SelectionBar,
  inSlices,
  showToast,
  useDelayPageReady,
  useSelection,
  useTableSize,
} from '#packages/ui';
import { addableToTag, membersOfTag } from '#people/offline';
import type { NamedPerson } from '#people/offline';
import { bringHere } from '#people/web';
import { canLabelPerson, reachOf } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { peoplePageSize } from '#people/domain';
import type { PersonRow } from '#people/domain';
import { addMembers, removeTagMember } from '#tags/contract';
import type { Tag } from '#tags/contract';
import type { TagTabProps } from '#tags/web';
import { countOf, countText } from '#packages/kit';
import { matchText } from '../list/match-text.ts';
import { PeopleFilterButton } from '../list/people-filter.tsx';
import { useAllPeople } from '../list/use-all-people.ts';
import { peopleSearch, queryFromFilter } from '../people-search.ts';
import type { PeopleFilter } from '../people-search.ts';
import { AddPeople } from './add-people.tsx';
import { MemberTable } from './member-table.tsx';

const nobody: readonly string[] = [];

/** The members of a tag that the viewer may see, with adding and removing. */
export function MembersTab({ tag }: TagTabProps) {
  const { tag_id } = tag;
  const { filter, query, setFilter } = useMemberQuery(tag);
  const list = useCopy(peopleList, query, { keepPrevious: true });
  const readAll = useAllPeople(query, list.data);
  const { data: labels = [] } = useCopy(
    peopleLabels,
    { showHidden: filter.showHidden, memberOf: tag_id },
    { keepPrevious: true },
  );
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: taken = nobody } = useCopy(membersOfTag, { tag_id });
  const addable = useAddable(tag_id);
  const { online } = useSyncStatus();
  const { leaving, add, remove } = useMemberActions(tag_id);
  const chosen = useSelection(idOf);
  useDelayPageReady(list.isPending || viewer === undefined);
  const reach = viewer && reachOf(viewer, 'edit_user');
  const mayChange = reach !== undefined && (reach.everybody || reach.tag_ids.includes(tag_id));
  const mayRemove = ({ user_id, labels }: PersonRow) => {
    const tag_ids = labels.map((label) => label.tag_id);
    return viewer !== undefined && canLabelPerson(viewer, { user_id, tag_ids }, tag_id);
  };
  const addButton = (isQuiet: boolean) =>
    mayChange &&
    addable.isAnybody === true && (
      <AddPeople
        word="Add members"
        isQuiet={isQuiet}
        hint={addable.hint}
        taken={taken}
        isOffered={addable.isOffered}
        online={online}
        onAdd={add}
      />
    );
  return (
    <>
      <ListBar note={mayChange && whyNotNow(online, addable.isAnybody)}>
        <SearchField
          label="Search members"
          placeholder="Name, email or tag"
          value={filter.search}
          onChange={(text) => setFilter({ ...filter, search: text, page: 0 }, true)}
        />
        <PeopleFilterButton
          filter={filter}
          labels={labels}
          count={matchText(list.data)}
          onApply={setFilter}
        />
        {addButton(taken.length === 0)}
      </ListBar>
      <MemberTable
        tag_id={tag_id}
        list={list}
        filter={filter}
        onFilter={setFilter}
        allRows={readAll}
        choice={mayChange ? chosen : null}
        leaving={leaving}
        mayRemove={mayRemove}
        onRemove={(user_id) => void remove([user_id])}
        empty={
          <EmptyState title="No members yet" text={memberTexts.noneYet} action={addButton(false)} />
        }
      />
      <SelectionBar count={chosen.rows.length} onClear={chosen.clear}>
        {chosen.rows.length < (list.data?.matching ?? 0) && (
          <Button
            variant="subtle"
            onClick={() => void readAll().then((rows) => chosen.set(rows.filter(mayRemove), true))}
          >
            Select all
          </Button>
        )}
        <Button
          variant="default"
          data-danger
          disabled={!online || leaving.size > 0}
          onClick={() => {
            void remove(chosen.rows.map(idOf));
            chosen.clear();
          }}
        >
          Remove ({countText(chosen.rows.length)})
        </Button>
      </SelectionBar>
    </>
  );
}

function idOf({ user_id }: PersonRow): string {
  return user_id;
}

/** Why nobody can be added now; false if somebody can. */
function whyNotNow(online: boolean, isAnybody: boolean | undefined): string | false {
  if (!online) return memberTexts.needsConnection;
  return isAnybody === false && memberTexts.nobodyToAdd;
}

/** Whom the viewer may add to the tag, and whether that is everybody; undefined until loaded. */
function useAddable(tag_id: string) {
  const { data: ids } = useCopy(addableToTag, { tag_id });
  const known = useMemo(() => (ids === null ? null : new Set(ids)), [ids]);
  const isAnybody = ids === undefined ? undefined : ids === null || ids.length > 0;
  const isOffered = useCallback(
    ({ user_id }: Pick<NamedPerson, 'user_id'>) => known === null || known.has(user_id),
    [known],
  );
  const hint = known === null ? memberTexts.noHidden : memberTexts.onlyYours;
  return { isAnybody, isOffered, hint };
}

/** Which members of a tag are shown; kept in the URL beside the name of the tab. */
function useMemberQuery(tag: Tag) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = peopleSearch.read(search);
  const filter = { ...asked, size: useTableSize('members', peoplePageSize, asked.size) };
  const setFilter = (next: PeopleFilter, replace = false) => {
    const { tab } = search;
    const own = typeof tab === 'string' ? { tab } : {};
    void navigate({ to: '.', search: { ...own, ...peopleSearch.short(next) }, replace });
  };
  return { filter, query: { ...queryFromFilter(filter), memberOf: tag.tag_id }, setFilter };
}

/** Adds people to a tag and removes them. Both go on when the user leaves the screen. */
function useMemberActions(tag_id: string) {
  const client = useClient();
  const bridge = useCopyBridge();
  /** People who are being removed. */
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  /** Returns why nobody was added; null if all were. */
  async function add(user_ids: readonly string[]): Promise<string | null> {
    try {
      await client.call(addMembers, { body: { tag_id, user_ids: [...user_ids] } });
    } catch (error) {
      return failureText(error);
    }
    showToast({ kind: 'done', text: memberTexts.added(user_ids.length) });
    await bringHere(bridge);
    return null;
  }

  /**
   * One call after another, as a newer one would cancel the last. The result is shown at the end.
   */
  async function remove(user_ids: readonly string[]): Promise<void> {
    setLeaving(new Set(user_ids));
    const gone: string[] = [];
    let failure: CallError | null = null;
    await inSlices({
      ...{ label: memberTexts.removing, items: user_ids, size: 1 },
      send: async ([user_id = '']) => {
        try {
          await client.call(removeTagMember, { body: { tag_id, user_id } });
          gone.push(user_id);
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          failure ??= error;
        }
      },
    });
    showRemoved(gone, user_ids.length, failure);
    await bringHere(bridge);
    setLeaving(new Set());
  }

  function showRemoved(gone: readonly string[], all: number, failure: CallError | null): void {
    if (gone.length > 0) {
      const run = () => void add(gone);
      showToast({
        ...{ kind: 'done', text: memberTexts.removed(gone.length) },
        action: { label: 'Undo', run },
      });
    }
    if (failure === null) return;
    showToast({
      ...{ kind: 'problem', text: memberTexts.notRemoved(all - gone.length, all) },
      detail: failure.detail ?? failure.message,
    });
  }

  return { leaving, add, remove };
}

/** Texts of the members tab. */
const memberTexts = {
  needsConnection: 'Connect to add and remove members.',
  noneYet: 'Members appear here, with the time they were last measured.',
  added: (count: number) => `${countOf(count, 'person', 'people')} added.`,
  removed: (count: number) => `${countOf(count, 'person', 'people')} removed.`,
  notRemoved: (left: number, all: number) =>
    `${countText(left)} of ${countText(all)} could not be removed.`,
  removing: 'Removing members',
  noHidden: 'Hidden people are not listed.',
  nobodyToAdd: 'There are no more people to add.',
  onlyYours: 'Only people in tags that you manage are listed. Hidden people are not listed.',
} as const;
