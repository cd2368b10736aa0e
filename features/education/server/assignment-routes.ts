import {
  assignModule,
  educationMessages as messages,
  educationOverview,
  listAssignments,
  remindCourses,
  reminderPause,
  removeAssignment,
  restoreAssignment,
} from '#education/contract';
import type { AssignmentFields } from '#education/contract';
import { canAssignTo, canSeeCourses, courseState, dueTime, isOpen } from '#education/domain';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { findPeople, lockPeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canViewPerson, managedBy } from '#permissions/domain';
import { findTag } from '#tags/server';
import { findAssignments, findOpenAssignments, findOverview } from './assignment-reads.ts';
import {
  enrol,
  findAssignment,
  findCourses,
  insertAssignment,
  lockCourses,
  lockEnrolment,
  markReminded,
  orderCourses,
  setAssignmentActive,
  setCourseActive,
} from './assignment-store.ts';
import type { StoredAssignment, StoredCourse } from './assignment-store.ts';
import { factsOf } from './course-facts.ts';
import { requireManager } from './module-routes.ts';
import { findModule, findVersion } from './module-store.ts';
import { countMembers } from './members.ts';
import { sendReminder } from './reminder.ts';

/** Calls of managers about who takes which module. */
export const assignmentCalls: Bound<Viewer>[] = [
  bind(listAssignments, list),
  bind(educationOverview, async ({ viewer, database, now }) => {
    requireManager(viewer);
    return database.read(viewer.org_id, (tx) => findOverview(tx, viewer, now()));
  }),
  bind(assignModule, assign),
  bind(removeAssignment, (call) => setActive(call, false)),
  bind(restoreAssignment, (call) => setActive(call, true)),
  bind(remindCourses, remind),
];

async function list({ viewer, query, database, now }: Call<typeof listAssignments, Viewer>) {
  const { module_id, after } = query;
  const user_id = query.person_id?.toLowerCase();
  if (user_id === undefined) requireManager(viewer);
  return database.read(viewer.org_id, async (tx) => {
    if (user_id !== undefined && user_id !== viewer.user_id) {
      const person = (await findPeople(tx, [user_id])).get(user_id);
      if (person === undefined || !canViewPerson(viewer, person)) throw new HttpError('NOT_FOUND');
      if (!canSeeCourses(viewer, person)) {
        throw new HttpError('FORBIDDEN', { message: messages.notTheirManager });
      }
    }
    const hasOpen = module_id !== undefined && user_id === undefined && after === undefined;
    return {
      ...(await findAssignments(tx, viewer, { module_id, user_id, after }, now())),
      open: hasOpen ? await findOpenAssignments(tx, viewer, module_id) : [],
    };
  });
}

async function assign({ viewer, body, database, now }: Call<typeof assignModule, Viewer>) {
  const time = now();
  return database.write(viewer, async (tx) => {
    await requireTarget(tx, viewer, body);
    await lockEnrolment(tx, body.module_id);
    const earlier = await findAssignment(tx, body.assignment_id);
    if (earlier !== null) {
      if (earlier.module_id !== body.module_id) throw new HttpError('DUPLICATE');
      return { assigned: 0, skipped: 0 };
    }
    const found = await findModule(tx, body.module_id);
    if (found === null) throw new HttpError('NOT_FOUND', { message: messages.moduleUnknown });
    if (found.is_archived || found.version_id === null) {
      throw new HttpError('INVALID', { message: messages.notPublished });
    }
    const wanted = body.due_time === null ? null : Date.parse(body.due_time);
    if (wanted !== null && wanted <= time) throw fieldError('due_time', messages.duePast);
    const version = await findVersion(tx, body.module_id, found.version_id);
    if (version === null) throw new Error('A published module has no version');
    const { attempts, days_to_complete, title } = version.content;
    const created_time = new Date(time).toISOString();
    await insertAssignment(tx, body, { created_by: viewer.user_id, time: created_time });
    const got = await enrol(tx, {
      ...{ assignment_id: body.assignment_id, module_id: body.module_id, attempts },
      target: body.target,
      ...{ except: body.target.kind === 'people' ? 'open' : 'passed', time: created_time },
      due_time: new Date(dueTime(time, days_to_complete, wanted)).toISOString(),
    });
    const summary = `${title}: ${String(got.length)} people`;
    tx.audit({
      ...{ action: 'assign', entity: 'module_assignment', entity_id: body.assignment_id, summary },
    });
    return { assigned: got.length, skipped: (await countMembers(tx, body.target)) - got.length };
  });
}

/** @throws HttpError if a person or the tag does not exist, or the viewer does not manage them */
async function requireTarget(
  tx: WriteTx,
  viewer: Viewer,
  { target }: AssignmentFields,
): Promise<void> {
  if (target.kind !== 'people') requireManager(viewer);
  if (target.kind === 'everyone') {
    if (canAssignTo(viewer, target)) return;
    throw new HttpError('FORBIDDEN', { message: messages.notEverybody });
  }
  if (target.kind === 'tag') {
    const tag = await findTag(tx, target.tag_id);
    if (tag === null || !tag.active) {
      throw fieldError('target.tag_id', messages.tagUnknown, 'NOT_FOUND');
    }
    if (canAssignTo(viewer, target)) return;
    throw new HttpError('FORBIDDEN', { message: messages.notYourPeople });
  }
  const people = await lockPeople(tx, target.user_ids);
  for (const user_id of target.user_ids) {
    const person = people.get(user_id);
    if (person?.active !== true || !canViewPerson(viewer, person)) {
      throw fieldError('target.user_ids', messages.personUnknown, 'NOT_FOUND');
    }
    if (!canSeeCourses(viewer, person)) {
      throw new HttpError('FORBIDDEN', { message: messages.notYourPeople });
    }
  }
}

/** Removes or restores the course of a person, or an assignment to a tag or everyone. */
async function setActive(
  call: Pick<Call<typeof removeAssignment, Viewer>, 'viewer' | 'params' | 'database'>,
  active: boolean,
) {
  const { viewer, params, database } = call;
  const id = params.id.toLowerCase();
  const action = active ? 'restore' : 'delete';
  return database.write(viewer, async (tx) => {
    const course = await lockCourse(tx, id);
    if (course !== null) {
      await requireCourse(tx, viewer, course);
      if (course.active !== active) {
        await setCourseActive(tx, id, active);
        await orderCourses(tx, course.module_id, [course.user_id]);
        tx.audit({ action, entity: 'course', entity_id: id, summary: course.title });
      }
      return { kind: 'course' as const, id };
    }
    const assignment = await findAssignment(tx, id);
    if (assignment === null || assignment.kind === 'people') throw unknownAssignment();
    requireAssignment(viewer, assignment);
    if (assignment.active !== active) {
      await setAssignmentActive(tx, id, active);
      const summary = (await findModule(tx, assignment.module_id))?.content.title ?? '';
      tx.audit({ action, entity: 'module_assignment', entity_id: id, summary });
    }
    return { kind: 'assignment' as const, id };
  });
}

/** A course by its id. The module is locked before, as when it is given to people. */
async function lockCourse(tx: WriteTx, course_id: string): Promise<StoredCourse | null> {
  const [seen] = await findCourses(tx, [course_id]);
  if (seen === undefined) return null;
  await lockEnrolment(tx, seen.module_id);
  return (await lockCourses(tx, [course_id]))[0] ?? null;
}

/** @throws HttpError unless the viewer manages the person of a course */
async function requireCourse(tx: WriteTx, viewer: Viewer, course: StoredCourse): Promise<void> {
  const person = (await findPeople(tx, [course.user_id])).get(course.user_id);
  if (person === undefined || !canViewPerson(viewer, person)) throw unknownAssignment();
  if (!canSeeCourses(viewer, person)) {
    throw new HttpError('FORBIDDEN', { message: messages.notTheirManager });
  }
}

function requireAssignment(viewer: Viewer, { kind, tag_id }: StoredAssignment): void {
  if (managedBy(viewer).everybody) return;
  if (kind === 'tag' && tag_id !== null && canAssignTo(viewer, { kind, tag_id })) return;
  throw unknownAssignment();
}

function unknownAssignment(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.assignmentUnknown });
}

async function remind(call: Call<typeof remindCourses, Viewer>) {
  const { viewer, body, database, now } = call;
  const ids = [...new Set(body.course_ids)];
  return database.write(viewer, async (tx) => {
    const courses = (await lockCourses(tx, ids)).filter(({ active }) => active);
    if (courses.length < ids.length) throw unknownAssignment();
    for (const course of courses) await requireCourse(tx, viewer, course);
    const due = courses.filter((course) => isRemindable(course, now()));
    const withEmail = due.filter(({ email }) => email !== null);
    for (const course of withEmail) await sendReminder(tx, course, call);
    const reminded = withEmail.map(({ course_id }) => course_id);
    await markReminded(tx, reminded, new Date(now()).toISOString());
    for (const { course_id, title } of withEmail) {
      tx.audit({ action: 'remind', entity: 'course', entity_id: course_id, summary: title });
    }
    return {
      reminded: reminded.length,
      without_email: due.length - withEmail.length,
      skipped: courses.length - due.length,
    };
  });
}

/** A course that can be worked on, and of which nobody was reminded just now. */
function isRemindable(course: StoredCourse, now: number): boolean {
  const { reminded_time } = course;
  if (reminded_time !== null && now - Date.parse(reminded_time) < reminderPause) return false;
  return isOpen(courseState(factsOf(course), now));
}
