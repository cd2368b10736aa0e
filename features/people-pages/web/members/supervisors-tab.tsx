import { ActionIcon } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Card, DataTable, EmptyState, ListBar, useHoldPage, useLocalPage } from '#packages/ui';
import type { Sort } from '#packages/ui';
import type { Supervisor } from '#people/contract';
import { personName } from '#people/domain';
import { canManageTag } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import type { TagTabProps } from '#tags/web';
import { AddPeople } from './add-people.tsx';
import { supervisorColumns } from './supervisor-columns.tsx';
import { supervisorTexts } from './supervisor-texts.ts';
import { useSupervisors } from './use-supervisors.ts';

const defaultSize = 50;

/** Supervisors of a job or a location; shown to them and to admins. */
export function SupervisorsTab(props: TagTabProps) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  useHoldPage(viewer === undefined);
  if (viewer === undefined) return null;
  if (canManageTag(viewer, props.tag.tag_id)) return <Supervisors {...props} />;
  return (
    <Card>
      <EmptyState title="No permission" text={supervisorTexts.notYours} />
    </Card>
  );
}

function Supervisors({ tag, mayChange }: TagTabProps) {
  const { online } = useSyncStatus();
  const { found, set } = useSupervisors(tag.tag_id);
  const { data, error, refetch, isPending } = found;
  const [sort, setSort] = useState<Sort>({ key: 'name', descending: false });
  const sorted = data && sortSupervisors(data, sort);
  const place = useLocalPage('supervisors', defaultSize, sorted);
  useHoldPage(isPending);
  if (!online && data === undefined) {
    return (
      <Card>
        <EmptyState title="No connection" text={supervisorTexts.needsLine} />
      </Card>
    );
  }
  const ids = data?.map(({ user_id }) => user_id) ?? [];
  const addButton = (isQuiet: boolean) =>
    mayChange &&
    data !== undefined && (
      <AddPeople
        word="Add supervisor"
        isQuiet={isQuiet}
        hint={supervisorTexts.others}
        taken={ids}
        online={online}
        onAdd={(more) => set([...ids, ...more], supervisorTexts.added)}
      />
    );
  const menu = (person: Supervisor) => (
    <ActionIcon
      variant="subtle"
      title="Remove"
      aria-label={`Remove ${personName(person)}`}
      disabled={!online}
      onClick={() => {
        const others = ids.filter((id) => id !== person.user_id);
        void set(others, supervisorTexts.removed(personName(person)));
      }}
    >
      <IconUserMinus size={16} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <>
      {mayChange && <ListBar>{addButton(ids.length === 0)}</ListBar>}
      <DataTable
        {...place}
        label="Supervisors"
        rowKey={({ user_id }) => user_id}
        columns={supervisorColumns}
        sort={sort}
        onSort={setSort}
        {...(mayChange && { menu })}
        empty={
          <EmptyState
            title="No supervisors yet"
            text={supervisorTexts.noneYet}
            action={addButton(false)}
          />
        }
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}

function sortSupervisors(all: readonly Supervisor[], { key, descending }: Sort): Supervisor[] {
  const textOf = (one: Supervisor) => (key === 'email' ? (one.email ?? '') : personName(one));
  const sorted = all.toSorted((a, b) => textOf(a).localeCompare(textOf(b), 'en'));
  return descending ? sorted.toReversed() : sorted;
}
