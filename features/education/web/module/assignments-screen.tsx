import { Button, Menu } from '@mantine/core';
import { IconBell, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { AssignmentRow, OpenAssignment, WholeModule } from '#education/contract';
import { isOpen } from '#education/domain';
import { countOf } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  LazyRowMenu,
  ListBar,
  useConfirm,
  useDelayPageReady,
  useSortedPage,
  useZone,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';
import type { UseCourseLinks } from '../course-links.ts';
import { educationTexts as texts } from '../education-texts.ts';
import { dayOf } from '../learner/course-days.ts';
import { courseColumns, viaText } from '../parts/course-columns.tsx';
import { useAssignmentActions, useAssignments } from '../use-education.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { ModuleFrame } from './module-frame.tsx';

/** /education/modules/{uuid}/assignments, with the links of people without an account. */
export function assignmentsScreen(useCourseLinks: UseCourseLinks) {
  return function AssignmentsScreen() {
    const links = useCourseLinks();
    return (
      <ModuleFrame>
        {(module) => (
          <>
            <Assignments
              module={module}
              linkColumn={links.column}
              linkAction={links.actionOf(module.module_id)}
            />
            {links.layer}
          </>
        )}
      </ModuleFrame>
    );
  };
}

const firstSort = { key: 'person', descending: false };

interface Props {
  module: WholeModule;
  linkColumn: Column<AssignmentRow>;
  linkAction: ReactNode;
}

function Assignments({ module, linkColumn, linkAction }: Props) {
  const { module_id, title, state, version } = module;
  const { online } = useSyncStatus();
  const { data, error, refetch, isPending } = useAssignments({ module_id });
  const actions = useAssignmentActions();
  const [isAssigning, setAssigning] = useState(false);
  useDelayPageReady(isPending);
  const mayAssign = state === 'Published' && version > 0;
  const rows = useMemo(() => data?.courses.filter(({ is_superseded }) => !is_superseded), [data]);
  const assign = (isQuiet: boolean) => (
    <Button
      variant={isQuiet ? 'default' : 'filled'}
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online || !mayAssign}
      onClick={() => setAssigning(true)}
    >
      {texts.assign}
    </Button>
  );
  const note = !mayAssign ? texts.notPublishedYet : !online && texts.needsConnection;
  return (
    <>
      <ListBar note={note}>
        {rows !== undefined && rows.length > 0 && linkAction}
        {assign(rows?.length === 0)}
      </ListBar>
      <OpenList open={data?.open ?? []} online={online} onEnd={actions.end} />
      <CourseTable
        {...{ rows, online, actions, linkColumn }}
        error={data === undefined ? error : null}
        onRetry={() => void refetch()}
        action={assign(false)}
      />
      <AssignDialog
        module={isAssigning ? { module_id, title, days: module.days_to_complete } : null}
        onClose={() => setAssigning(false)}
        onAssign={actions.assign}
      />
    </>
  );
}

interface OpenProps {
  open: readonly OpenAssignment[];
  online: boolean;
  onEnd: (id: string) => unknown;
}

/** Assignments to tags and everyone, which people who join later get too. */
function OpenList({ open, online, onEnd }: OpenProps) {
  const zone = useZone();
  if (open.length === 0) return null;
  return (
    <section aria-label={texts.open} style={{ marginBottom: 56 }}>
      <h2>{texts.open}</h2>
      <p className="ws-note">{texts.openAbout}</p>
      <ul className="ws-list ws-card-rows">
        {open.map(({ assignment_id, via, due_time, repeats, people }) => (
          <li key={assignment_id} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <span style={{ flex: '1 1 auto' }}>
              <b>{viaText(via)}</b> <small>{countOf(people, 'person', 'people')}</small>
              {due_time !== null && <small>, due {dayOf(due_time, zone)}</small>}
              {repeats && <small>, repeats</small>}
            </span>
            <Button
              size="xs"
              variant="default"
              disabled={!online}
              aria-label={`${texts.end} ${viaText(via)}`}
              onClick={() => void onEnd(assignment_id)}
            >
              {texts.end}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TableProps {
  rows: readonly AssignmentRow[] | undefined;
  linkColumn: Column<AssignmentRow>;
  online: boolean;
  actions: ReturnType<typeof useAssignmentActions>;
  error: unknown;
  onRetry: () => void;
  action: ReactNode;
}

function CourseTable({ rows, linkColumn, online, actions, ...others }: TableProps) {
  const { error, onRetry, action } = others;
  const confirm = useConfirm();
  const columns = useMemo(
    () => [
      ...courseColumns(['person', 'via', 'assigned', 'due', 'state', 'best', 'attempts', 'until']),
      linkColumn,
    ],
    [linkColumn],
  );
  const place = useSortedPage('education-assignments', 20, { rows, columns, first: firstSort });
  const remove = async (row: AssignmentRow) => {
    if (await confirm(texts.confirmRemove(personName(row)))) void actions.remove(row);
  };
  return (
    <DataTable
      {...place}
      label="People with this module"
      rowKey={({ course_id }) => course_id}
      menu={(row) => (
        <LazyRowMenu of={personName(row)} id={row.course_id} disabled={!online}>
          {isOpen(row.state) && (
            <Menu.Item
              leftSection={<IconBell size={16} stroke={1.75} />}
              disabled={!row.has_email}
              onClick={() => void actions.remind([row.course_id])}
            >
              {texts.remind}
            </Menu.Item>
          )}
          {!isOpen(row.state) && (
            <Menu.Item
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={() => void actions.assignAgain(row)}
            >
              {texts.assignAgain}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => void remove(row)}
          >
            {texts.remove}
          </Menu.Item>
        </LazyRowMenu>
      )}
      empty={
        <EmptyState title={texts.noAssignments} text={texts.noAssignmentsAbout} action={action} />
      }
      error={error}
      onRetry={onRetry}
    />
  );
}
