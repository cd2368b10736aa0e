import { newId, twinUnlessOwn, writeIn } from '#apps/server/testing';
import type { Cell, Recipe, Recipes } from '#apps/server/testing';
import { hashToken } from '#auth/server';
import { putLink } from './link-store.ts';

const ofNobody = `/v3/access/${'a'.repeat(43)}`;
const path = (end: string): Recipe => ({ path: `${ofNobody}${end}` });

/** The calls about access links, and those with a token. A person who may have a link has no account. */
export const recipes: Recipes = {
  'access.links: of everybody that the caller manages': async (cell) => ({
    after: await withoutAccount(cell),
  }),
  'access.create_links: a link of the person': async (cell) => {
    const { user_id } = await addCourse(cell);
    return { about: [user_id], body: { user_ids: [user_id], mail_to: null } };
  },
  'access.create_course_link: a link of the person of a course': async (cell) => {
    const { course_id, user_id } = await addCourse(cell);
    return {
      path: `/v3/education/assignment/${course_id}/access-link`,
      ...{ about: [user_id], body: { mail_to: null } },
    };
  },
  'access.revoke_link: the link of the person': async (cell) => {
    const user_id = await twinUnlessOwn(cell);
    await writeIn(cell, cell.target, (tx) =>
      putLink(tx, {
        ...{ user_id, link_id: newId(), token_hash: hashToken(newId()), created_by: user_id },
        ...{ created_time: timeOf(cell), expires_time: timeOf(cell) },
      }),
    );
    return { path: `/v3/access-link/${user_id}`, about: [user_id] };
  },
  'access.read: with a token of nobody': () => path(''),
  'access.course: with a token of nobody': () => path(`/course/${newId()}`),
  'access.progress: with a token of nobody': () => ({
    ...path(`/course/${newId()}/progress`),
    body: { section_id: newId() },
  }),
  'access.assessment: with a token of nobody': () =>
    path(`/course/${newId()}/assessment/${newId()}`),
  'access.attempt: with a token of nobody': () => ({
    ...path(`/course/${newId()}/assessment/${newId()}/attempt`),
    body: { attempt_id: newId(), answers: [] },
  }),
  'access.image: with a token of nobody': () => path(`/image/${newId()}`),
};

/** Takes the account of the target away, unless they call; returns what gives it back. */
async function withoutAccount({ fixture: { owner }, self, target }: Cell) {
  if (self === target) return () => Promise.resolve();
  const { rows } = await owner.query<{ account: object }>(
    `delete from credentials as c where org_id = $1 and user_id = $2
     returning to_jsonb(c) as account`,
    [target.org_id, target.user_id],
  );
  return () =>
    owner.query(
      `insert into credentials
       select r.* from jsonb_array_elements($1) as a,
         jsonb_populate_record(null::credentials, a) as r`,
      [JSON.stringify(rows.map(({ account }) => account))],
    );
}

/** A course of a person like the target who has no account, or of the target if they call. */
async function addCourse(cell: Cell): Promise<{ user_id: string; course_id: string }> {
  const user_id = await twinUnlessOwn(cell);
  const [module_id, version_id, assignment_id, course_id] = [newId(), newId(), newId(), newId()];
  const { org_id } = cell.target;
  const content = JSON.stringify({ title: 'Water', attempts: 0, days_to_complete: 1 });
  const time = timeOf(cell);
  await writeIn(cell, cell.target, async (tx) => {
    await tx.query(
      `insert into education_modules
         (org_id, module_id, content, version_id, published_revision, created_time, changed_time)
       values ($1, $2, $3, $4, 1, $5, $5)`,
      [org_id, module_id, content, version_id, time],
    );
    await tx.query(
      `insert into education_versions
         (org_id, version_id, module_id, version, content, published_time)
       values ($1, $2, $3, 1, $4, $5)`,
      [org_id, version_id, module_id, content, time],
    );
    await tx.query(
      `insert into education_assignments
         (org_id, assignment_id, module_id, kind, repeats, created_time)
       values ($1, $2, $3, 'people', false, $4)`,
      [org_id, assignment_id, module_id, time],
    );
    await tx.query(
      `insert into education_courses
         (org_id, course_id, assignment_id, module_id, user_id, assigned_time, due_time)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [org_id, course_id, assignment_id, module_id, user_id, time],
    );
  });
  return { user_id, course_id };
}

function timeOf({ fixture }: Cell): string {
  return new Date(fixture.clock.now).toISOString();
}
