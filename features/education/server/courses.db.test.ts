import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, smallJpeg } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { educationMessages as messages } from '#education/contract';
import { textOfLines } from '#education/domain';
import type { CourseCard, WholeCourse } from '#education/contract';
import { exportText } from '#packages/export/server';
import { educationExports } from './education-export.ts';
import { createEducationFixture } from './test-education.ts';
import type { EducationFixture } from './test-education.ts';

let fixture: OrgFixture;
let [admin, manager, worker, mate] = ['', '', '', ''];
let tools: EducationFixture;
beforeAll(async () => {
  tools = await createEducationFixture();
  ({ fixture, admin, manager, worker, mate } = tools);
});
afterAll(() => fixture.leave());

test('[EDU-03, EDU-05, EDU-06, EDU-08] a draft becomes a version that never changes; a change is published again', async () => {
  const { module_id, content } = await tools.publishedModule();
  const path = `/v3/education/module/${module_id}`;
  const first = (await tools.call('GET', path, admin)).body.data;
  expect(first).toMatchObject({ state: 'Published', version: 1, has_changes: false });
  expect(first).toMatchObject({
    pass_mark: 80,
    attempts: 3,
    valid_months: 12,
    days_to_complete: 14,
  });
  await tools.call('PATCH', path, admin, { pass_mark: 70 });
  expect((await tools.call('GET', path, admin)).body.data).toMatchObject({
    has_changes: true,
    version: 1,
  });
  await tools.call('POST', `${path}/publish`, admin);
  await tools.call('POST', `${path}/publish`, admin);
  expect((await tools.call('GET', path, admin)).body.data).toMatchObject({
    has_changes: false,
    version: 2,
  });
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ pass_mark: number; title: string }>(
      `select (content->>'pass_mark')::int as pass_mark, content->>'title' as title
       from education_versions where org_id = $1 and module_id = $2 order by version`,
      [fixture.acme.org_id, module_id],
    ),
  );
  expect(rows).toEqual([80, 70].map((pass_mark) => ({ pass_mark, title: content.title })));
  const changed = tools.write((tx) =>
    tx.query(`update education_versions set content = '{}' where org_id = $1 and module_id = $2`, [
      tx.org_id,
      module_id,
    ]),
  );
  await expect(changed).rejects.toThrow('never changes');
});

test('a module that is added twice at the same time is added once', async () => {
  const module_id = newId();
  const added = await Promise.all(
    [1, 2, 3].map(() =>
      tools.call('POST', '/v3/education/module', admin, { module_id, title: 'Shade' }),
    ),
  );
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a module has at most 512 KiB, also by several changes', async () => {
  const { module_id, content } = await tools.publishedModule();
  const path = `/v3/education/module/${module_id}`;
  const [first] = content.sections;
  const sections = Array.from({ length: 40 }, () => ({
    ...{ ...first, section_id: newId() },
    text: textOfLines(['x'.repeat(9000)]),
  }));
  expect((await tools.call('PATCH', path, admin, { sections })).status).toBe(200);
  const [question] = content.questions;
  const questions = Array.from({ length: 60 }, () => ({
    ...{ ...question, question_id: newId(), text: 'y'.repeat(1000), right: [] },
    choices: Array.from({ length: 10 }, () => ({ choice_id: newId(), text: 'z'.repeat(250) })),
  }));
  const { status, body } = await tools.call('PATCH', path, admin, { questions });
  expect([status, body.errors]).toEqual([422, { questions: messages.moduleLarge }]);
});

test('the export of the organisation has the pictures of modules', async () => {
  const image_id = newId();
  const saved = await tools.call('POST', '/v3/education/image', admin, {
    ...{ image_id, image: smallJpeg },
  });
  expect(saved.status).toBe(200);
  let text = '';
  for (const table of educationExports.filter(({ file }) => file.includes('pictures'))) {
    const whose = { org_id: fixture.acme.org_id, user_id: null };
    for await (const part of exportText(fixture.database, table, whose)) text += part;
  }
  expect(text).toContain(`${image_id},/9j/`);
});

test('an incomplete module is not published, with a message for each field', async () => {
  const module_id = newId();
  await tools.call('POST', '/v3/education/module', admin, { module_id, title: 'Empty' });
  const { status, body } = await tools.call(
    'POST',
    `/v3/education/module/${module_id}/publish`,
    admin,
  );
  expect([status, body.message]).toEqual([422, messages.notReady]);
  expect(body.errors).toEqual({
    sections: 'The training needs a section.',
    questions: 'The assessment needs a question.',
  });
});

test('a change on an old revision is refused, and nothing is overwritten', async () => {
  const { module_id } = await tools.publishedModule();
  const path = `/v3/education/module/${module_id}`;
  const { revision } = (await tools.call('GET', path, admin)).body.data as unknown as {
    revision: number;
  };
  await tools.call('PATCH', path, admin, { description: 'first', revision });
  const late = await tools.call('PATCH', path, admin, { description: 'second', revision });
  expect([late.status, late.body.message]).toEqual([409, messages.changedMeanwhile]);
  expect((await tools.call('GET', path, admin)).body.data).toMatchObject({ description: 'first' });
});

test('managers read modules without right answers; workers read no module', async () => {
  const { module_id } = await tools.publishedModule();
  const path = `/v3/education/module/${module_id}`;
  const read = await tools.call('GET', path, manager);
  expect(read.status).toBe(200);
  expect(read.text).not.toContain('secret-why');
  expect(read.text).not.toMatch(/"right":\["/);
  expect((await tools.call('PATCH', path, manager, { pass_mark: 1 })).status).toBe(403);
  expect((await tools.call('GET', path, worker)).status).toBe(403);
});

test('[COURSE-04] right answers never leave the server before a pass or the last attempt', async () => {
  const { content, course } = await tools.assigned({ attempts: 2 });
  const path = `/v3/course/${course.course_id}/assessment/${course.assessment_id}`;
  const questions = await tools.call('GET', path, worker);
  const seen = [questions, await tools.call('GET', `/v3/course/${course.course_id}`, worker)];
  const failed = await tools.submit(course, []);
  seen.push(failed, await tools.call('GET', path, worker));
  for (const { status, text } of seen) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/secret-why|"right"|"tolerance"|"earned"/);
  }
  expect(tools.resultOf(failed)).toMatchObject({
    score: 0,
    passed: false,
    attempts_left: 1,
    review: null,
  });
  const last = await tools.submit(course, tools.rightAnswers(content).slice(0, 1));
  expect(tools.resultOf(last)).toMatchObject({ score: 20, passed: false, attempts_left: 0 });
  expect(last.text).toContain('secret-why');
  expect((await tools.call('GET', path, worker)).text).toContain('secret-why');
});

test('[COURSE-01, COURSE-02] a course is read section by section, and passed once', async () => {
  const { content, course } = await tools.assigned();
  expect(course).toMatchObject({ state: 'Assigned', read: [], sections_read: 0 });
  const [section] = content.sections;
  for (const _ of [1, 2]) {
    const { body } = await tools.call('POST', `/v3/course/${course.course_id}/progress`, worker, {
      section_id: section?.section_id,
    });
    expect(body.data).toEqual({ read: [section?.section_id] });
  }
  const unknown = await tools.call('POST', `/v3/course/${course.course_id}/progress`, worker, {
    section_id: newId(),
  });
  expect([unknown.status, unknown.body.message]).toEqual([404, messages.sectionUnknown]);
  const result = tools.resultOf(await tools.submit(course, tools.rightAnswers(content)));
  expect(result).toMatchObject({ score: 100, points: 5, most_points: 5, passed: true });
  const until = new Date(fixture.clock.now);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  expect(result.valid_until).toBe(until.toISOString());
  const { body } = await tools.call('GET', `/v3/course/${course.course_id}`, worker);
  expect(body.data).toMatchObject({ state: 'Passed', attempts_used: 1, best_score: 100 });
});

test('[COURSE-03] the same attempt twice, also at the same time, is counted once', async () => {
  const { content, course } = await tools.assigned();
  const attempt_id = newId();
  const sent = await Promise.all(
    [1, 2, 3].map(() => tools.submit(course, tools.rightAnswers(content).slice(0, 2), attempt_id)),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
  const again = await tools.submit(course, tools.rightAnswers(content), attempt_id);
  expect(tools.resultOf(again)).toEqual(tools.resultOf(sent[0] ?? again));
  const { body } = await tools.call('GET', `/v3/course/${course.course_id}`, worker);
  expect(body.data).toMatchObject({ attempts_used: 1, best_score: 40 });
});

test('parallel attempts use no more than the limit', async () => {
  const { course } = await tools.assigned({ attempts: 2 });
  const sent = await Promise.all([1, 2, 3, 4, 5].map(() => tools.submit(course, [])));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
  const refused = sent.find(({ status }) => status === 409);
  expect(refused?.body.message).toBe(messages.noAttempts);
  const { body } = await tools.call('GET', `/v3/course/${course.course_id}`, worker);
  expect(body.data).toMatchObject({ attempts_used: 2, state: 'Failed' });
});

test('an attempt after a pass changes nothing', async () => {
  const { content, course } = await tools.assigned();
  await tools.submit(course, tools.rightAnswers(content));
  const late = await tools.submit(course, []);
  expect([late.status, late.body.message]).toEqual([409, messages.alreadyPassed]);
  const { body } = await tools.call('GET', `/v3/course/${course.course_id}`, worker);
  expect(body.data).toMatchObject({ attempts_used: 1, state: 'Passed', best_score: 100 });
});

test('an attempt keeps the version that it began with, for 30 days after a newer one', async () => {
  const { module_id, content, course } = await tools.assigned({ attempts: 5 });
  const [first, ...others] = content.questions;
  const changed = [{ ...first, question_id: newId(), text: 'New' }, ...others];
  const path = `/v3/education/module/${module_id}`;
  await tools.call('PATCH', path, admin, { questions: changed });
  await tools.call('POST', `${path}/publish`, admin);
  const now = (await tools.call('GET', `/v3/course/${course.course_id}`, worker)).body
    .data as unknown as WholeCourse;
  expect(now.assessment_id).not.toBe(course.assessment_id);
  const old = await tools.submit(course, tools.rightAnswers(content).slice(0, 1));
  expect(tools.resultOf(old)).toMatchObject({ score: 20, most_points: 5 });
  // The first question is no part of the new version.
  const mixed = await tools.submit(now, tools.rightAnswers(content));
  expect([mixed.status, mixed.body.errors]).toEqual([
    422,
    { 'answers.0.question_id': messages.questionUnknown },
  ]);
  await tools.write((tx) =>
    tx.query(
      `update education_versions set superseded_time = superseded_time - interval '31 days'
       where org_id = $1 and version_id = $2`,
      [tx.org_id, course.assessment_id],
    ),
  );
  const late = await tools.submit(course, []);
  expect([late.status, late.body.message]).toEqual([409, messages.oldVersion]);
});

test('a course of an archived module can be finished, but the module is given to nobody', async () => {
  const { module_id, content, course } = await tools.assigned();
  const path = `/v3/education/module/${module_id}`;
  await tools.call('PATCH', path, admin, { is_archived: true });
  expect(tools.resultOf(await tools.submit(course, tools.rightAnswers(content)))).toMatchObject({
    passed: true,
  });
  const more = await tools.assignTo(module_id, {
    kind: 'people',
    user_ids: [tools.id('mate_day')],
  });
  expect([more.status, more.body.message]).toEqual([422, messages.notPublished]);
  const changed = await tools.call('PATCH', path, admin, { pass_mark: 5 });
  expect([changed.status, changed.body.message]).toEqual([422, messages.archived]);
  await tools.call('PATCH', path, admin, { is_archived: false });
  expect((await tools.call('GET', path, admin)).body.data).toMatchObject({ state: 'Published' });
});

test('a removed course refuses the attempt with the reason; an undo brings everything back', async () => {
  const { module_id, content, course } = await tools.assigned();
  await tools.submit(course, tools.rightAnswers(content).slice(0, 1));
  expect(
    (await tools.call('DELETE', `/v3/education/assignment/${course.course_id}`, manager)).status,
  ).toBe(200);
  const late = await tools.submit(course, tools.rightAnswers(content));
  expect([late.status, late.body.message]).toEqual([404, messages.courseUnknown]);
  await tools.call('POST', `/v3/education/assignment/${course.course_id}/restore`, manager);
  expect(await tools.courseOf(module_id, 'worker_day', worker)).toMatchObject({ attempts_used: 1 });
});

test('sections of an earlier version do not count as read, in the list and on the course', async () => {
  const { module_id, content, course } = await tools.assigned();
  for (const { section_id } of content.sections) {
    await tools.call('POST', `/v3/course/${course.course_id}/progress`, worker, { section_id });
  }
  const [first, second] = content.sections;
  const sections = [first, { ...second, section_id: newId() }];
  await tools.call('PATCH', `/v3/education/module/${module_id}`, admin, { sections });
  await tools.call('POST', `/v3/education/module/${module_id}/publish`, admin);
  const whole = (await tools.call('GET', `/v3/course/${course.course_id}`, worker)).body.data;
  const { courses } = (await tools.call('GET', '/v3/course', worker)).body.data as unknown as {
    courses: CourseCard[];
  };
  const card = courses.find(({ course_id }) => course_id === course.course_id);
  expect([whole['sections_read'], card?.sections_read]).toEqual([1, 1]);
});

test('a course that was replaced takes no attempts: only the newest one counts', async () => {
  const { module_id, content, course } = await tools.assigned({ attempts: 1 });
  await tools.submit(course, []);
  fixture.clock.now += 1000;
  await tools.assignTo(module_id, { kind: 'people', user_ids: [tools.id('worker_day')] });
  await tools.call('PATCH', `/v3/education/module/${module_id}`, admin, { attempts: 3 });
  await tools.call('POST', `/v3/education/module/${module_id}/publish`, admin);
  const newest = await tools.courseOf(module_id, 'worker_day', worker);
  const { assessment_id } = newest;
  const late = await tools.submit({ ...course, assessment_id }, tools.rightAnswers(content));
  expect([late.status, late.body.message]).toEqual([409, messages.replaced]);
  expect(tools.resultOf(await tools.submit(newest, tools.rightAnswers(content)))).toMatchObject({
    passed: true,
  });
});

test('nobody sees or takes the course of somebody else', async () => {
  const { content, course } = await tools.assigned();
  for (const token of [mate, manager, admin]) {
    expect((await tools.call('GET', `/v3/course/${course.course_id}`, token)).status).toBe(404);
    expect((await tools.submit(course, tools.rightAnswers(content), newId(), token)).status).toBe(
      404,
    );
  }
});
