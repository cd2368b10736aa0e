import { useQuery } from '@tanstack/react-query';
import {
  assignModule,
  changeModule,
  createModule,
  educationMessages,
  educationOverview,
  listAssignments,
  listModules,
  publishModule,
  readModule,
  remindCourses,
  removeAssignment,
  restoreAssignment,
} from '#education/contract';
import type {
  AssignmentFields,
  AssignmentRow,
  ModuleChange,
  ModuleRow,
  OpenAssignment,
} from '#education/contract';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { allPages, answerKey, newId, useClient } from '#packages/http/web';
import { personName } from '#people/domain';
import { educationTexts as texts } from './education-texts.ts';

/** Writes of admins about modules. */
export function useModuleActions() {
  const client = useClient();
  const { write } = useWrite({ stale: [listModules, readModule] });

  const create = (
    { module_id, title, copy_of }: { module_id: string; title: string; copy_of?: string },
    done: string = texts.created,
  ): Promise<Refused> =>
    write(
      () =>
        client.call(createModule, {
          body: { module_id, title, ...(copy_of !== undefined && { copy_of }) },
        }),
      { done },
    );

  const duplicate = ({ module_id, title }: ModuleRow): Promise<Refused> =>
    create(
      { module_id: newId(), title: texts.copyTitle(title), copy_of: module_id },
      texts.duplicated(title),
    );

  const archive = (id: string, title: string): Promise<Refused> =>
    write(() => client.call(changeModule, { params: { id }, body: { is_archived: true } }), {
      done: texts.archived(title),
      undo: () => restore(id, title),
    });

  const restore = (id: string, title: string): Promise<Refused> =>
    write(() => client.call(changeModule, { params: { id }, body: { is_archived: false } }), {
      done: texts.restored(title),
    });

  const change = (id: string, body: ModuleChange): Promise<Refused> =>
    write(() => client.call(changeModule, { params: { id }, body }), { done: texts.saved });

  const publish = (id: string, title: string): Promise<Refused> =>
    write(() => client.call(publishModule, { params: { id } }), {
      done: texts.published(title),
      failed: educationMessages.notReady,
      fields: [],
    });

  return { create, duplicate, archive, restore, change, publish };
}

/** The courses of a module or a person, and the open assignments of a module; all pages. */
export function useAssignments(asked: { module_id?: string; person_id?: string }) {
  const client = useClient();
  return useQuery({
    queryKey: answerKey(listAssignments, asked),
    queryFn: async ({ signal }) => {
      let open: readonly OpenAssignment[] = [];
      const courses = await allPages(async (after) => {
        const query = { ...asked, ...(after !== undefined && { after }) };
        const page = await client.call(listAssignments, { query }, { signal });
        if (after === undefined) open = page.open;
        return { rows: page.courses, next: page.next };
      });
      return { courses, open };
    },
    ...{ retry: false, staleTime: 0 },
  });
}

/** Writes of managers about who takes which module. */
export function useAssignmentActions() {
  const client = useClient();
  const { write } = useWrite({ stale: [listAssignments, educationOverview, listModules] });

  const assign = (body: AssignmentFields): Promise<Refused> =>
    write(() => client.call(assignModule, { body }), {
      done: ({ assigned, skipped }) => texts.assignedTo(assigned, skipped),
    });

  const assignAgain = ({ module_id, user_id, repeats }: AssignmentRow): Promise<Refused> =>
    assign({
      ...{ assignment_id: newId(), module_id, repeats, due_time: null },
      target: { kind: 'people', user_ids: [user_id] },
    });

  const remind = (course_ids: readonly string[]): Promise<Refused> =>
    write(() => client.call(remindCourses, { body: { course_ids: [...course_ids] } }), {
      done: ({ reminded, without_email, skipped }) =>
        texts.reminded(reminded, without_email, skipped),
    });

  const restore = (id: string, done: string): Promise<Refused> =>
    write(() => client.call(restoreAssignment, { params: { id } }), { done });

  const remove = (course: AssignmentRow): Promise<Refused> => {
    const { course_id: id } = course;
    const name = personName(course);
    return write(() => client.call(removeAssignment, { params: { id } }), {
      done: texts.removed(name),
      undo: () => restore(id, texts.restoredCourse(name)),
    });
  };

  const end = (id: string): Promise<Refused> =>
    write(() => client.call(removeAssignment, { params: { id } }), {
      done: texts.ended,
      undo: () => restore(id, texts.continued),
    });

  return { assign, assignAgain, remind, remove, end };
}
