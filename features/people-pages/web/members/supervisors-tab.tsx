import { IconUserMinus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { showFailure } from '#packages/form/web';
import { answerKey, failureText, useAnswer, useClient } from '#packages/http/web';
import { useCopy, useCopyBridge, useSyncStatus } from '#packages/sync/web';
import {
  Card,
  DataTable,
  EmptyState,
  ListBar,
  RowAction,
  showToast,
  textColumn,
  useDelayPageReady,
  useSortedPage,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { listSupervisors, setSupervisors } from '#people/contract';
import type { Supervisor } from '#people/contract';
import { personName } from '#people/domain';
import { accessFromText, canManageTag, sliderLabels } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import type { TagTabProps } from '#tags/web';
import { AddPeople } from './add-people.tsx';
import classes from './members.module.css';

const defaultSize = 50;

/** Supervisors of a job or a location; shown to them and to admins. */
export function SupervisorsTab(props: TagTabProps) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  useDelayPageReady(viewer === undefined);
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
  const place = useSortedPage('supervisors', defaultSize, {
    rows: data,
    columns: supervisorColumns,
    first: { key: 'name', descending: false },
  });
  useDelayPageReady(isPending);
  if (!online && data === undefined) {
    return (
      <Card>
        <EmptyState title="No connection" text={supervisorTexts.needsConnection} />
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
    <RowAction
      icon={IconUserMinus}
      word="Remove"
      of={personName(person)}
      disabled={!online}
      onClick={() => {
        const others = ids.filter((id) => id !== person.user_id);
        void set(others, supervisorTexts.removed(personName(person)));
      }}
    />
  );
  return (
    <>
      {mayChange && <ListBar>{addButton(ids.length === 0)}</ListBar>}
      <DataTable
        {...place}
        label="Supervisors"
        rowKey={({ user_id }) => user_id}
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

/** Texts of the supervisors tab. */
const supervisorTexts = {
  needsConnection: 'Connect to see supervisors. They are stored only on the server.',
  noneYet: 'A supervisor can see and measure the members and receives alerts.',
  notYours: 'Only its supervisors and admins can see who supervises a job or location.',
  reached: 'Yes',
  noEmail: 'No (no email address)',
  neverIn: 'No (has never signed in)',
  added: 'Supervisors added.',
  removed: (name: string) => `${name} is no longer a supervisor.`,
  changed: 'Supervisors restored.',
  notChanged: 'Could not change supervisors.',
  others: 'Their other permissions do not change.',
} as const;

/** Managers of a tag from the server, and the write that changes them. */
function useSupervisors(tag_id: string) {
  const client = useClient();
  const bridge = useCopyBridge();
  const queries = useQueryClient();
  const asked = { params: { id: tag_id } };
  const queryKey = answerKey(listSupervisors, asked);
  const found = useAnswer(listSupervisors, asked);

  /**
   * Sets the supervisors to exactly these people. Shown at once, and reverted if the server
   * refuses. Returns the reason of a refusal; null if it was done.
   */
  async function set(user_ids: readonly string[], done: string): Promise<string | null> {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<Supervisor[]>(queryKey);
    queries.setQueryData(
      queryKey,
      before?.filter(({ user_id }) => user_ids.includes(user_id)),
    );
    try {
      const body = { tag_id, user_ids: [...user_ids] };
      queries.setQueryData(queryKey, await client.call(setSupervisors, { body }));
    } catch (error) {
      queries.setQueryData(queryKey, before);
      showFailure(error, { failed: supervisorTexts.notChanged, fields: [] });
      return failureText(error);
    } finally {
      // Also after a refusal: the page may be out of date.
      void queries.invalidateQueries({ queryKey });
    }
    const run = () =>
      void set(before?.map(({ user_id }) => user_id) ?? [], supervisorTexts.changed);
    showToast({ kind: 'done', text: done, action: { label: 'Undo', run } });
    void bridge.requestSync();
    return null;
  }

  return { found, set };
}

/** Columns of the table of supervisors of a tag, in order. */
const supervisorColumns: readonly Column<Supervisor>[] = [
  textColumn('name', 'Name', personName, {
    ...{ sortable: true, frozen: true },
    cell: (row) => (
      <Link to="/people/$user_id" params={{ user_id: row.user_id }} className={classes['link']}>
        {personName(row)}
      </Link>
    ),
  }),
  textColumn('email', 'Email', ({ email }) => email ?? '', { sortable: true }),
  textColumn('rights', 'Rights', rightsText),
  textColumn('alerts', 'Can receive alerts', reachText),
];

/** The levels of the two sliders of the permission. */
function rightsText({ access }: Supervisor): string {
  const { account, measurement } = sliderLabels(accessFromText(access), '');
  return `Account: ${account} · Measurements: ${measurement}`;
}

/** Whether a person can receive alerts, otherwise why not. */
function reachText({ can_receive_alerts, email }: Supervisor): string {
  if (can_receive_alerts) return supervisorTexts.reached;
  return email === null ? supervisorTexts.noEmail : supervisorTexts.neverIn;
}
