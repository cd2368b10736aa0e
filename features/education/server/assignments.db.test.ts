import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, noon, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { educationMessages as messages } from '#education/contract';
import type { AssignmentRow } from '#education/contract';
import { insertUserTags } from '#tags/server';
import { followAssignments } from './follow-courses.ts';
import { eraseCourses, moveCourses } from './person-changes.ts';
import { createEducationFixture } from './test-education.ts';
import type { EducationFixture } from './test-education.ts';

let fixture: OrgFixture;
let [admin, manager, worker] = ['', '', ''];
let tools: EducationFixture;
beforeAll(async () => {
  tools = await createEducationFixture();
  ({ fixture, admin, manager, worker } = tools);
});
afterAll(() => fixture.leave());

const day = 86_400_000;

test('[EDU-07] a tag is assigned to its members and to people who join later, but not twice', async () => {
  const { module_id } = await tools.publishedModule();
  const target = { kind: 'tag', tag_id: fixture.acme.day };
  await tools.assignTo(module_id, { kind: 'people', user_ids: [tools.id('mate_day')] });
  const assignment_id = newId();
  const given = await tools.assignTo(module_id, target, { assignment_id }, manager);
  // limited, worker_day and disabled; mate_day has it already.
  expect(given.body.data).toEqual({ assigned: 3, skipped: 1 });
  expect((await tools.assignTo(module_id, target, { assignment_id }, manager)).body.data).toEqual({
    ...{ assigned: 0, skipped: 0 },
  });
  const follow = () => followAssignments(fixture.database, fixture.acme.org_id, fixture.clock.now);
  await follow();
  const before = await tools.courseOf(module_id, 'worker_day', worker);
  await tools.call('DELETE', `/v3/education/assignment/${before.course_id}`, manager);
  const joined = { user_id: tools.id('worker_night'), tag_id: fixture.acme.day };
  await tools.write((tx) => insertUserTags(tx, [joined]));
  const added = await Promise.all([follow(), follow()]);
  expect(added.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await follow()).toBe(0);
  const night = await signInTo(fixture.app, fixture.acme.emailOf('worker_night'));
  expect(await tools.courseOf(module_id, 'worker_night', night)).toMatchObject({
    state: 'Assigned',
  });
  // Ended: nobody else gets it, and courses stay.
  await tools.call('DELETE', `/v3/education/assignment/${assignment_id}`, manager);
  const { body } = await tools.call(
    'GET',
    `/v3/education/assignment?module_id=${module_id}`,
    admin,
  );
  expect(body.data['open']).toEqual([]);
  expect(body.data['courses']).toHaveLength(4);
  await tools.write((tx) =>
    tx.query('delete from user_tags where org_id = $1 and user_id = $2 and tag_id = $3', [
      ...[tx.org_id, joined.user_id, joined.tag_id],
    ]),
  );
});

test('managers assign only to people, tags and everyone whom they manage', async () => {
  const { module_id } = await tools.publishedModule();
  const everyone = await tools.assignTo(module_id, { kind: 'everyone' }, {}, manager);
  expect([everyone.status, everyone.body.message]).toEqual([403, messages.notEverybody]);
  const night = await tools.assignTo(
    module_id,
    { kind: 'tag', tag_id: fixture.acme.night },
    {},
    manager,
  );
  expect([night.status, night.body.message]).toEqual([403, messages.notYourPeople]);
  const person = await tools.assignTo(
    module_id,
    { kind: 'people', user_ids: [tools.id('worker_night')] },
    {},
    manager,
  );
  expect([person.status, person.body.errors]).toEqual([
    404,
    { 'target.user_ids': messages.personUnknown },
  ]);
  const past = await tools.assignTo(
    module_id,
    { kind: 'people', user_ids: [tools.id('worker_day')] },
    { due_time: '2020-01-01T00:00:00.000Z' },
  );
  expect(past.body.errors).toEqual({ due_time: messages.duePast });
});

test('an open assignment counts the people in its list', async () => {
  const { module_id } = await tools.publishedModule();
  await tools.assignTo(module_id, { kind: 'tag', tag_id: fixture.acme.day });
  const set = (active: boolean) =>
    tools.write((tx) =>
      tx.query('update users set active = $3 where org_id = $1 and user_id = $2', [
        ...[tx.org_id, tools.id('limited'), active],
      ]),
    );
  const listed = async () => {
    const path = `/v3/education/assignment?module_id=${module_id}`;
    const { data } = (await tools.call('GET', path, manager)).body;
    const [open] = data['open'] as unknown as { people: number }[];
    return [open?.people, (data['courses'] as unknown as object[]).length];
  };
  expect(await listed()).toEqual([4, 4]);
  await set(false);
  expect(await listed()).toEqual([3, 3]);
  await set(true);
  // Who has left the crew keeps the course, and is no longer shown to its manager.
  await tools.write((tx) =>
    tx.query('delete from user_tags where org_id = $1 and user_id = $2', [
      ...[tx.org_id, tools.id('limited')],
    ]),
  );
  expect(await listed()).toEqual([3, 3]);
  await tools.write((tx) =>
    insertUserTags(tx, [{ user_id: tools.id('limited'), tag_id: fixture.acme.day }]),
  );
});

test('a due date that cannot be stored is refused at its field', async () => {
  const { module_id } = await tools.publishedModule();
  const target = { kind: 'people', user_ids: [tools.id('worker_day')] };
  for (const due_time of ['9999-12-31T23:59:59-12:00', '2027-02-30T00:00:00Z', 'soon']) {
    const { status, body } = await tools.assignTo(module_id, target, { due_time });
    expect([status, body.errors]).toEqual([422, { due_time: messages.dueInvalid }]);
  }
});

test('a pass that expires is assigned again, once for each cycle', async () => {
  const { module_id, content } = await tools.publishedModule({ valid_months: 1 });
  const target = { kind: 'people', user_ids: [tools.id('worker_day')] };
  await tools.assignTo(module_id, target, { repeats: true });
  const course = await tools.courseOf(module_id, 'worker_day', worker);
  await tools.submit(course, tools.rightAnswers(content));
  const follow = (days: number) =>
    followAssignments(fixture.database, fixture.acme.org_id, noon + days * day);
  await follow(10);
  expect((await tools.courseOf(module_id, 'worker_day', worker)).course_id).toBe(course.course_id);
  await Promise.all([follow(32), follow(32)]);
  const next = await tools.courseOf(module_id, 'worker_day', worker);
  expect(next).toMatchObject({ state: 'Assigned', attempts_used: 0, best_score: null });
  expect(next.course_id).not.toBe(course.course_id);
  const { body } = await tools.call(
    'GET',
    `/v3/education/assignment?person_id=${tools.id('worker_day')}`,
    worker,
  );
  const rows = body.data['courses'] as unknown as { module_id: string; is_superseded: boolean }[];
  const own = rows.filter((row) => row.module_id === module_id);
  expect(own.map(({ is_superseded }) => is_superseded).toSorted()).toEqual([false, true]);
});

test('a pass is assigned again to those only who would get the module now', async () => {
  const { module_id, content } = await tools.publishedModule({ valid_months: 1 });
  const target = { kind: 'tag', tag_id: fixture.acme.day };
  await tools.assignTo(module_id, target, { repeats: true });
  const course = await tools.courseOf(module_id, 'worker_day', worker);
  await tools.submit(course, tools.rightAnswers(content));
  const isRepeated = async () => {
    await followAssignments(fixture.database, fixture.acme.org_id, noon + 40 * day);
    const { course_id } = await tools.courseOf(module_id, 'worker_day', worker);
    return course_id !== course.course_id;
  };
  const set = (sql: string, id: string) =>
    tools.write((tx) => tx.query(`update ${sql} = $2`, [tx.org_id, id]));
  await set('tags set active = false where org_id = $1 and tag_id', fixture.acme.day);
  expect(await isRepeated()).toBe(false);
  await set('tags set active = true where org_id = $1 and tag_id', fixture.acme.day);
  await set('users set is_hidden = true where org_id = $1 and user_id', tools.id('worker_day'));
  expect(await isRepeated()).toBe(false);
  await set('users set is_hidden = false where org_id = $1 and user_id', tools.id('worker_day'));
  expect(await isRepeated()).toBe(true);
});

test('ending an assignment twice is noted once', async () => {
  const { module_id } = await tools.publishedModule();
  const assignment_id = newId();
  await tools.assignTo(module_id, { kind: 'tag', tag_id: fixture.acme.day }, { assignment_id });
  const path = `/v3/education/assignment/${assignment_id}`;
  for (const _ of [1, 2]) {
    expect((await tools.call('DELETE', path, manager)).status).toBe(200);
  }
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ action: string; summary: string }>(
      `select action, summary from audit_log where org_id = $1 and entity_id = $2
       order by action`,
      [tx.org_id, assignment_id],
    ),
  );
  expect(rows).toEqual([
    { action: 'assign', summary: 'Water and shade: 4 people' },
    { action: 'delete', summary: 'Water and shade' },
  ]);
});

test('[USER-07] the courses of a person are shown to them and their managers only', async () => {
  const { module_id, course } = await tools.assigned();
  const path = `/v3/education/assignment?person_id=${tools.id('worker_day')}`;
  const editor = await signInTo(fixture.app, fixture.acme.emailOf('editor_day'));
  const night = await signInTo(fixture.app, fixture.acme.emailOf('worker_night'));
  for (const token of [worker, manager, admin]) {
    const { body } = await tools.call('GET', path, token);
    const rows = body.data['courses'] as unknown as { module_id: string; course_id: string }[];
    expect(rows.find((row) => row.module_id === module_id)).toMatchObject({
      ...{ course_id: course.course_id, title: 'Water and shade', state: 'Assigned' },
    });
  }
  const seen = await tools.call('GET', path, editor);
  expect([seen.status, seen.body.message]).toEqual([403, messages.notTheirManager]);
  expect((await tools.call('GET', path, night)).status).toBe(404);
});

test('[EDU-01] the figures agree with the lists, for an admin and a manager', async () => {
  for (const token of [admin, manager]) {
    const overview = (await tools.call('GET', '/v3/education/overview', token)).body
      .data as unknown as {
      figures: Record<string, number>;
      needing: { state: string }[];
      needing_count: number;
    };
    const { body } = await tools.call('GET', '/v3/education/assignment', token);
    const rows = (
      body.data['courses'] as unknown as { state: string; is_superseded: boolean }[]
    ).filter(({ is_superseded }) => !is_superseded);
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(overview.figures).toMatchObject({
      ...{ assigned: rows.length, in_progress: count('Started'), completed: count('Passed') },
      overdue: count('Overdue'),
    });
    const needing = count('Failed') + count('Overdue') + count('Expired');
    expect(overview.needing_count).toBe(needing + (overview.figures['expiring'] ?? 0));
    expect(overview.needing).toHaveLength(overview.needing_count);
  }
  expect((await tools.call('GET', '/v3/education/overview', worker)).status).toBe(403);
});

test('a reminder is sent by email, once in 12 hours', async () => {
  const { content, course } = await tools.assigned();
  const remind = () =>
    tools.call('POST', '/v3/education/assignment/remind', manager, {
      course_ids: [course.course_id],
    });
  expect((await remind()).body.data).toEqual({ reminded: 1, without_email: 0, skipped: 0 });
  expect((await remind()).body.data).toEqual({ reminded: 0, without_email: 0, skipped: 1 });
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ recipient: string; subject: string; text: string }>(
      `select recipient, subject, text from outbox where org_id = $1 and text like $2`,
      [fixture.acme.org_id, `%${course.course_id}%`],
    ),
  );
  expect(rows).toEqual([
    {
      recipient: fixture.acme.emailOf('worker_day'),
      subject: `Reminder: ${content.title}`,
      text: expect.stringContaining('/courses/') as string,
    },
  ]);
});

test('a reminder names the day in the zone of the organisation, as the screens do', async () => {
  const { course } = await tools.assigned();
  const due_time = '2026-12-02T04:59:59.000Z';
  await tools.write(async (tx) => {
    await tx.query(
      `update organisations set metadata = metadata || '{"_timezone":"America/New_York"}'
       where org_id = $1`,
      [tx.org_id],
    );
    await tx.query(
      'update education_courses set due_time = $3 where org_id = $1 and course_id = $2',
      [tx.org_id, course.course_id, due_time],
    );
  });
  await tools.call('POST', '/v3/education/assignment/remind', manager, {
    course_ids: [course.course_id],
  });
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ text: string }>('select text from outbox where org_id = $1 and text like $2', [
      ...[tx.org_id, `%${course.course_id}%`],
    ]),
  );
  expect(rows[0]?.text).toContain('by 01 Dec 2026.');
});

test('a merge keeps a valid pass, and an erasure removes the courses', async () => {
  const { module_id, content } = await tools.publishedModule();
  const [one, other] = [tools.id('worker_day'), tools.id('mate_day')];
  const assign = (user_id: string) =>
    tools.assignTo(module_id, { kind: 'people', user_ids: [user_id] });
  await assign(one);
  await tools.submit(
    await tools.courseOf(module_id, 'worker_day', worker),
    tools.rightAnswers(content),
  );
  // The second record of the same person got the course later, and nobody took it.
  fixture.clock.now += 1000;
  await assign(other);
  const states = async () => {
    const path = `/v3/education/assignment?module_id=${module_id}`;
    const { body } = await tools.call('GET', path, admin);
    const rows = body.data['courses'] as unknown as AssignmentRow[];
    return rows.map(({ user_id, state, is_superseded }) => [user_id, state, is_superseded]);
  };
  const now = fixture.clock.now;
  await tools.write((tx) => moveCourses(tx, one, other, now));
  expect(await states()).toEqual([[other, 'Passed', false]]);
  fixture.clock.now += 1000;
  await assign(one);
  await tools.write((tx) => moveCourses(tx, one, other, now));
  expect(await states()).toEqual([[other, 'Passed', false]]);
  await tools.write((tx) => eraseCourses(tx, { user_id: other }));
  const { rows: left } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query(
      `select from education_courses where org_id = $1 and user_id = $2
       union all select from education_attempts as t where t.org_id = $1 and not exists (
         select from education_courses as c where c.org_id = t.org_id and c.course_id = t.course_id)`,
      [fixture.acme.org_id, other],
    ),
  );
  expect(left).toHaveLength(0);
});

test('a merge of two people without a valid pass keeps both courses, and the newest counts', async () => {
  const { module_id, content } = await tools.publishedModule({ valid_months: 1 });
  const [one, other] = [tools.id('worker_day'), tools.id('mate_day')];
  await tools.assignTo(module_id, { kind: 'people', user_ids: [one] });
  await tools.submit(
    await tools.courseOf(module_id, 'worker_day', worker),
    tools.rightAnswers(content),
  );
  fixture.clock.now += 1000;
  await tools.assignTo(module_id, { kind: 'people', user_ids: [other] });
  // The pass has ended by then.
  await tools.write((tx) => moveCourses(tx, one, other, fixture.clock.now + 40 * day));
  const { body } = await tools.call(
    'GET',
    `/v3/education/assignment?module_id=${module_id}`,
    admin,
  );
  const rows = body.data['courses'] as unknown as { state: string; is_superseded: boolean }[];
  expect(rows.map((row) => [row.state, row.is_superseded]).toSorted()).toEqual([
    ['Assigned', false],
    ['Passed', true],
  ]);
});
