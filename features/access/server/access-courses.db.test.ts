import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessMessages } from '#access/contract';
import { newId } from '#apps/server/testing';
import { educationMessages as messages } from '#education/contract';
import { createAccessFixture } from './test-access-fixture.ts';
import type { AccessFixture } from './test-access-fixture.ts';

type Learner = Awaited<ReturnType<AccessFixture['learner']>>;
let tools: AccessFixture;

beforeAll(async () => {
  tools = await createAccessFixture();
});
afterAll(() => tools.fixture.leave());

const right = ({ question_id }: Learner) => [{ question_id, choices: [], number: 15 }];
const pathOf = ({ token, course }: Learner) => `/v3/access/${token}/course/${course.course_id}`;

/** What the log says about the course. */
const entries = ({ course }: Learner) =>
  tools.rows<{ action: string }>(
    `select action, actor_user_id, summary from audit_log
     where org_id = $1 and entity = 'course' and entity_id = $2 order by action`,
    [course.course_id],
  );

test('[TOKEN-04, TOKEN-05] a course is read and passed through a link, as its person', async () => {
  const made = await tools.learner();
  const [section] = made.course.sections;
  const body = { section_id: section?.section_id };
  for (const _ of [1, 2]) {
    const read = await tools.call('POST', `${pathOf(made)}/progress`, undefined, body);
    expect(read.body.data).toEqual({ read: [section?.section_id] });
  }
  const assessment = `${pathOf(made)}/assessment/${made.course.assessment_id}`;
  const asked = await tools.call('GET', assessment);
  expect(asked.status).toBe(200);
  expect(asked.text).not.toMatch(/secret-why|"right"|"tolerance"|"earned"/);
  const attempt_id = newId();
  const sent = await Promise.all([1, 2].map(() => tools.submit(made, right(made), attempt_id)));
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(sent[0]?.text).toBe(sent[1]?.text);
  expect(sent[0]?.body.data).toMatchObject({ score: 100, passed: true });
  expect((await tools.call('GET', assessment)).text).toContain('secret-why');
  const by = { actor_user_id: made.user_id, summary: 'Through an access link' };
  expect(await entries(made)).toMatchObject([
    { action: 'attempt', ...by },
    { action: 'read_section', ...by },
  ]);
  const late = await tools.submit(made, right(made));
  expect([late.status, late.body.message]).toEqual([409, messages.alreadyPassed]);
});

test('no right answer leaves the server before the last attempt', async () => {
  const made = await tools.learner({ attempts: 2 });
  const first = await tools.submit(made, []);
  expect(first.text).not.toMatch(/secret-why|"right"|"tolerance"|"earned"/);
  expect((await tools.submit(made, [])).text).toContain('secret-why');
  const late = await tools.submit(made, right(made));
  expect([late.status, late.body.message]).toEqual([409, messages.noAttempts]);
});

test('an attempt keeps its version, and answers of another question are refused', async () => {
  const made = await tools.learner();
  const other = await tools.learner();
  const mixed = await tools.submit(made, right(other));
  expect([mixed.status, mixed.body.errors]).toEqual([
    422,
    { 'answers.0.question_id': messages.questionUnknown },
  ]);
  const question = {
    ...{ question_id: newId(), kind: 'number', text: 'New', choices: [], right: [], points: 1 },
    ...{ number: { value: 1, tolerance: 0 }, explanation: '' },
  };
  await tools.publish(made.module_id, { questions: [question] });
  expect((await tools.submit(made, right(made))).body.data).toMatchObject({ passed: true });
});

test('a module that is archived meanwhile can be finished', async () => {
  const made = await tools.learner();
  const path = `/v3/education/module/${made.module_id}`;
  await tools.call('PATCH', path, tools.admin, { is_archived: true });
  expect((await tools.submit(made, right(made))).body.data).toMatchObject({ passed: true });
});

test('[TOKEN-04] a link opens no course, assessment or picture of somebody else', async () => {
  const made = await tools.learner();
  const other = await tools.learner();
  const course = await tools.call('GET', pathOf({ ...other, token: made.token }));
  expect([course.status, course.body.message]).toEqual([404, messages.courseUnknown]);
  expect((await tools.submit({ ...other, token: made.token }, right(other))).status).toBe(404);
  const picture = (image_id: string) =>
    tools.call('GET', `/v3/access/${made.token}/image/${image_id}`);
  expect((await picture(made.image_id)).status).toBe(200);
  const foreign = await picture(other.image_id);
  expect([foreign.status, foreign.body.message]).toEqual([404, accessMessages.imageUnknown]);
  expect((await picture(newId())).status).toBe(404);
});

test('a course that was removed says so, and the link goes on with an undo', async () => {
  const made = await tools.learner();
  const keep = await tools.addModule();
  await tools.assign(keep.module_id, made.user_id);
  const path = `/v3/education/assignment/${made.course.course_id}`;
  await tools.call('DELETE', path, tools.manager);
  const late = await tools.submit(made, right(made));
  expect([late.status, late.body.message]).toEqual([404, messages.courseUnknown]);
  await tools.call('POST', `${path}/restore`, tools.manager);
  expect((await tools.submit(made, right(made))).status).toBe(200);
});
