import { newId, smallJpeg, writeIn } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';
import { findModule, insertModule, insertVersion } from './module-store.ts';
import { testContent } from './test-content.ts';

/** The calls about education. */
export const recipes: Recipes = {
  'education.list_modules: the modules of the organisation': () => ({}),
  "education.read_module: a module of the person's organisation": async (cell) => ({
    path: `/v3/education/module/${await addModule(cell)}`,
  }),
  'education.create_module: a new module': () => ({
    body: { module_id: newId(), title: 'Sun and skin' },
  }),
  "education.create_module: a copy of a module of the person's organisation": async (cell) => ({
    body: { module_id: newId(), title: 'Sun and skin', copy_of: await addModule(cell) },
  }),
  "education.change_module: a module of the person's organisation": async (cell) => ({
    path: `/v3/education/module/${await addModule(cell)}`,
    body: { pass_mark: 70 },
  }),
  "education.publish_module: a module of the person's organisation": async (cell) => ({
    path: `/v3/education/module/${await addDraft(cell)}/publish`,
  }),
  'education.save_image: a new picture': () => ({ body: { image_id: newId(), image: smallJpeg } }),
  "education.image: a picture of the person's organisation": async (cell) => ({
    path: `/v3/education/image/${await addImage(cell)}`,
  }),
  'education.list_assignments: of everybody that the caller manages': async (cell) => {
    await addCourse(cell);
    return {};
  },
  'education.list_assignments: the courses of the person': async (cell) => {
    await addCourse(cell);
    return { path: `/v3/education/assignment?person_id=${cell.target.user_id}` };
  },
  'education.overview: of everybody that the caller manages': async (cell) => {
    await addCourse(cell, { due_time: '2020-01-01T00:00:00.000Z' });
    return {};
  },
  "education.assign: the person to a module of the caller's organisation": async (cell) => ({
    body: {
      assignment_id: newId(),
      // The module is never what hides the person.
      module_id: await addModule({ ...cell, target: cell.self ?? cell.target }),
      target: { kind: 'people', user_ids: [cell.target.user_id] },
      ...{ due_time: null, repeats: false },
    },
  }),
  'education.remove_assignment: a course of the person': async (cell) => ({
    path: `/v3/education/assignment/${(await addCourse(cell)).course_id}`,
  }),
  'education.restore_assignment: a course of the person': async (cell) => ({
    path: `/v3/education/assignment/${(await addCourse(cell, { active: false })).course_id}/restore`,
  }),
  'education.remind: of a course of the person': async (cell) => ({
    body: { course_ids: [(await addCourse(cell)).course_id] },
  }),
  "education.courses: the caller's own": () => ({}),
  'education.course: a course of the person': async (cell) => ({
    path: `/v3/course/${(await addCourse(cell)).course_id}`,
  }),
  'education.progress: in a course of the person': async (cell) => {
    const { course_id, section_id } = await addCourse(cell);
    return { path: `/v3/course/${course_id}/progress`, body: { section_id } };
  },
  'education.assessment: of a course of the person': async (cell) => {
    const { course_id, version_id } = await addCourse(cell);
    return { path: `/v3/course/${course_id}/assessment/${version_id}` };
  },
  'education.attempt: of a course of the person': async (cell) => {
    const { course_id, version_id } = await addCourse(cell);
    return {
      path: `/v3/course/${course_id}/assessment/${version_id}/attempt`,
      body: { attempt_id: newId(), answers: [] },
    };
  },
};

async function addDraft(cell: Cell): Promise<string> {
  const module_id = newId();
  await writeIn(cell, cell.target, (tx) =>
    insertModule(tx, module_id, testContent(newId), timeOf(cell)),
  );
  return module_id;
}

/** A published module of the target's organisation. */
async function addModule(cell: Cell): Promise<string> {
  const module_id = await addDraft(cell);
  await writeIn(cell, cell.target, async (tx) => {
    const stored = await findModule(tx, module_id);
    const publication = { version_id: newId(), published_by: null, time: timeOf(cell) };
    if (stored !== null) await insertVersion(tx, stored, publication);
  });
  return module_id;
}

interface CourseParts {
  due_time?: string;
  active?: boolean;
}

/** A course of the target. */
async function addCourse(cell: Cell, { due_time, active = true }: CourseParts = {}) {
  const module_id = await addModule(cell);
  const [assignment_id, course_id] = [newId(), newId()];
  const { org_id, user_id } = cell.target;
  let version_id = '';
  let section_id = '';
  await writeIn(cell, cell.target, async (tx) => {
    const stored = await findModule(tx, module_id);
    version_id = stored?.version_id ?? '';
    section_id = stored?.content.sections[0]?.section_id ?? '';
    await tx.query(
      `insert into education_assignments
         (org_id, assignment_id, module_id, kind, repeats, created_time)
       values ($1, $2, $3, 'people', false, $4)`,
      [org_id, assignment_id, module_id, timeOf(cell)],
    );
    await tx.query(
      `insert into education_courses (org_id, course_id, assignment_id, module_id, user_id,
         assigned_time, due_time, active)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[org_id, course_id, assignment_id, module_id, user_id, timeOf(cell)],
        ...[due_time ?? timeOf(cell), active],
      ],
    );
  });
  return { course_id, version_id, section_id };
}

async function addImage(cell: Cell): Promise<string> {
  const image_id = newId();
  await writeIn(cell, cell.target, (tx) =>
    tx.query(
      `insert into education_images (org_id, image_id, image, created_time)
       values ($1, $2, $3, $4)`,
      [cell.target.org_id, image_id, smallJpeg, timeOf(cell)],
    ),
  );
  return image_id;
}

function timeOf({ fixture }: Cell): string {
  return new Date(fixture.clock.now).toISOString();
}
