import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { listModules } from '#education/contract';
import type { AssignmentFields } from '#education/contract';
import { canSeeCourses } from '#education/domain';
import { useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { CallError, newId, useAnswer } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  DialogForm,
  EmptyState,
  ListBar,
  Modal,
  useDelayPageReady,
  useSortedPage,
} from '#packages/ui';
import type { PersonCard } from '#people/domain';
import { permissionsViewer } from '#permissions/offline';
import { educationTexts as texts } from '../education-texts.ts';
import { courseColumns } from '../parts/course-columns.tsx';
import { useAssignmentActions, useAssignments } from '../use-education.ts';

const firstSort = { key: 'assigned', descending: true };

interface Props {
  person: PersonCard;
  /** Further actions of managers. */
  children?: ReactNode;
}

/** /people/{uuid}/courses: the courses of a person, also earlier ones. */
export function PersonCourses({ person, children }: Props) {
  const { user_id } = person;
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { online } = useSyncStatus();
  const { data, error, isPending, refetch } = useAssignments({ person_id: user_id });
  const actions = useAssignmentActions();
  const [isAssigning, setAssigning] = useState(false);
  const columns = useMemo(
    () => courseColumns(['course', 'assigned', 'due', 'state', 'best', 'completed', 'until']),
    [],
  );
  const rows = data?.courses;
  const place = useSortedPage('person-courses', 20, { rows, columns, first: firstSort });
  useDelayPageReady(isPending);
  const tag_ids = person.labels.map(({ tag_id }) => tag_id);
  const mayAssign = viewer !== undefined && canSeeCourses(viewer, { tag_ids });
  const isForbidden = error instanceof CallError && error.status === 403;
  if (isForbidden) {
    return <EmptyState title="Not Permitted" text={texts.notPermitted} outline="none" />;
  }
  return (
    <>
      {mayAssign && (
        <ListBar note={!online && texts.needsConnection}>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.9} />}
            disabled={!online}
            onClick={() => setAssigning(true)}
          >
            {texts.assignCourse}
          </Button>
          {children}
        </ListBar>
      )}
      <DataTable
        {...place}
        label={texts.courseTab}
        rowKey={({ course_id }) => course_id}
        empty={<EmptyState title={texts.noPersonCourses} text={texts.noPersonCoursesAbout} />}
        error={rows === undefined ? error : null}
        onRetry={() => void refetch()}
      />
      <Modal
        opened={isAssigning}
        onClose={() => setAssigning(false)}
        title={texts.assignCourse}
        size={420}
      >
        {isAssigning && (
          <AssignCourse
            user_id={user_id}
            onAssign={actions.assign}
            onClose={() => setAssigning(false)}
          />
        )}
      </Modal>
    </>
  );
}

interface FormProps {
  user_id: string;
  onAssign: (fields: AssignmentFields) => Promise<Refused>;
  onClose: () => void;
}

function AssignCourse({ user_id, onAssign, onClose }: FormProps) {
  const { online } = useSyncStatus();
  const { data } = useAnswer(listModules, {});
  const [assignment_id] = useState(newId);
  const modules = data?.modules.filter(({ state }) => state === 'Published') ?? [];
  const form = useSave({ module_id: '' });
  const module_id = form.values.module_id || (modules[0]?.module_id ?? '');
  const send = () =>
    onAssign({
      ...{ assignment_id, module_id, due_time: null, repeats: false },
      target: { kind: 'people', user_ids: [user_id] },
    });
  return (
    <DialogForm
      label={texts.assignCourse}
      submit={texts.assign}
      isBusy={form.isBusy}
      isOff={!online || module_id === ''}
      onSubmit={() => form.save({ send, onDone: onClose })}
      onCancel={onClose}
    >
      {data !== undefined && modules.length === 0 ? (
        <p>{texts.noPublished}</p>
      ) : (
        <NativeSelect
          label={texts.module}
          data={modules.map(({ module_id: value, title }) => ({ value, label: title }))}
          value={module_id}
          onChange={(event) => form.change({ module_id: event.currentTarget.value })}
        />
      )}
    </DialogForm>
  );
}
