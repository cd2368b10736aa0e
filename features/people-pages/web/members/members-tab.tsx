import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { peopleLabels, peopleList } from '#hydration/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { EmptyState, ListBar, SearchField, SelectionBar, useHoldPage } from '#packages/ui';
import { addableToTag, membersOfTag } from '#people/offline';
import type { NamedPerson } from '#people/offline';
import { canLabelPerson, reachOf } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import type { PersonRow } from '#people/domain';
import type { TagTabProps } from '#tags/web';
import { countText } from '#packages/kit';
import { matchText } from '../list/match-text.ts';
import { PeopleFilterButton } from '../list/people-filter.tsx';
import { useAllPeople } from '../list/use-all-people.ts';
import { AddPeople } from './add-people.tsx';
import { MemberTable } from './member-table.tsx';
import { memberTexts } from './member-texts.ts';
import { useMemberActions } from './use-member-actions.ts';
import { useMemberQuery } from './use-member-query.ts';

const nobody: readonly string[] = [];

/** The members of a tag that the viewer may see, with adding and removing. */
export function MembersTab({ tag }: TagTabProps) {
  const { tag_id } = tag;
  const { filter, query, setFilter } = useMemberQuery(tag);
  const list = useCopy(peopleList, query, { keepPrevious: true });
  const readAll = useAllPeople(query, list.data);
  const { data: labels = [] } = useCopy(
    peopleLabels,
    { showHidden: filter.showHidden, wears: tag_id },
    { keepPrevious: true },
  );
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: taken = nobody } = useCopy(membersOfTag, { tag_id });
  const addable = useAddable(tag_id);
  const { online } = useSyncStatus();
  const { leaving, add, remove } = useMemberActions(tag_id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useHoldPage(list.isPending || viewer === undefined);
  const reach = viewer && reachOf(viewer, 'edit_user');
  const mayChange = reach !== undefined && (reach.everybody || reach.tag_ids.includes(tag_id));
  const mayRemove = ({ user_id, labels }: PersonRow) => {
    const tag_ids = labels.map((label) => label.tag_id);
    return viewer !== undefined && canLabelPerson(viewer, { user_id, tag_ids }, tag_id);
  };
  const toggle = (user_id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(user_id)) next.add(user_id);
      return next;
    });
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
        choice={mayChange ? { chosen, toggle } : null}
        leaving={leaving}
        mayRemove={mayRemove}
        onRemove={(user_id) => void remove([user_id])}
        empty={
          <EmptyState title="No members yet" text={memberTexts.noneYet} action={addButton(false)} />
        }
      />
      <SelectionBar count={chosen.size} onClear={() => setChosen(new Set())}>
        {chosen.size < (list.data?.matching ?? 0) && (
          <Button
            variant="subtle"
            onClick={() =>
              void readAll().then((rows) =>
                setChosen(new Set(rows.filter(mayRemove).map(({ user_id }) => user_id))),
              )
            }
          >
            Select all
          </Button>
        )}
        <Button
          variant="default"
          data-danger
          disabled={!online || leaving.size > 0}
          onClick={() => {
            void remove([...chosen]);
            setChosen(new Set());
          }}
        >
          Remove ({countText(chosen.size)})
        </Button>
      </SelectionBar>
    </>
  );
}

/** Why nobody can be added now; false if somebody can. */
function whyNotNow(online: boolean, isAnybody: boolean | undefined): string | false {
  if (!online) return memberTexts.needsLine;
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
