import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  measurementOf,
  newId,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let admin: string;
let worker: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
});
afterAll(() => fixture.leave());

interface SurveyRow {
  survey_id: string;
  name: string;
  version: number;
  questions: { key: string; type: string; question: string }[];
  published: unknown[] | null;
  answers: number;
}
interface Answered {
  measurement_id: string;
  survey: { value: unknown; question: string; version: number }[];
}

const question = (more: object = {}) => ({ key: 'q', type: 'text', question: 'How?', ...more });
const surveyOf = (more: object = {}) => ({
  ...{ survey_id: newId(), name: 'Shift end', used_for: 'after', questions: [question()] },
  ...more,
});
const save = (survey: object, token = admin) =>
  fixture.app.call('POST', '/v3/survey', survey, token);
const list = async (token = admin) => {
  const { body } = await fixture.app.call('GET', '/v3/survey', undefined, token);
  return (body.data as unknown as { surveys: SurveyRow[] }).surveys;
};
const one = async (survey_id: string, token = admin) =>
  (await list(token)).find((survey) => survey.survey_id === survey_id);
const remove = (id: string, token = admin) =>
  fixture.app.call('DELETE', `/v3/survey/${id}`, undefined, token);

test('every organisation starts with an unpublished survey; once saved or deleted it is its own', async () => {
  const [first, ...others] = await list();
  expect(others).toEqual([]);
  expect(first?.questions.map(({ type }) => type)).toEqual([
    ...['choice', 'number', 'choice_multi', 'text'],
  ]);
  expect(first).toMatchObject({ version: 0, published: null });
  expect(await list(worker)).toEqual([]);
  const { survey_id = '', questions } = first ?? {};
  await save({ survey_id, name: 'Mine', used_for: 'before', questions, publish: true });
  expect(await list()).toMatchObject([{ survey_id, name: 'Mine', version: 1 }]);
  expect((await remove(survey_id)).body.data).toEqual({ survey_id });
  expect(await list()).toEqual([]);
  // Saved again it is restored.
  await save({ survey_id, name: 'Mine', used_for: 'before', questions });
  expect(await list()).toMatchObject([{ survey_id, version: 1 }]);
  const stranger = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect(await list(stranger)).toMatchObject([{ survey_id, version: 0 }]);
  expect((await remove(survey_id, stranger)).status).toBe(200);
  expect(await list(stranger)).toEqual([]);
});

test('only published surveys are asked, and changes only once they are published', async () => {
  const draft = surveyOf();
  await save(draft);
  expect(await one(draft.survey_id, worker)).toBeUndefined();
  await save({ ...draft, publish: true });
  const again = await save({ ...draft, publish: true });
  expect(again.body.data).toMatchObject({ version: 1, published: [{ question: 'How?' }] });
  const next = { ...draft, questions: [question({ question: 'How now?' })] };
  await save(next);
  expect(await one(draft.survey_id)).toMatchObject({
    ...{ version: 1, questions: [{ question: 'How now?' }], published: [{ question: 'How?' }] },
  });
  // Only admins read drafts.
  expect(JSON.stringify(await one(draft.survey_id, worker))).not.toContain('How now?');
  await save({ ...next, publish: true });
  expect(await one(draft.survey_id, worker)).toMatchObject({
    ...{ version: 2, published: [{ question: 'How now?' }] },
  });
});

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ used_for: 'lunch' }, 'used_for', expect.any(String)],
  [{ questions: [] }, 'questions', 'A survey needs at least one question'],
  [{ questions: [question(), question()] }, 'questions', 'Two questions have the same key'],
  [{ questions: [question({ question: ' ' })] }, 'questions.0.question', 'Question is required'],
  [{ questions: [question({ type: 'unknown' })] }, 'questions.0.type', expect.any(String)],
  [
    { questions: [question({ type: 'choice', choices: [{ key: 'a', value: 'A' }] })] },
    ...(['questions.0.choices', 'Add at least two choices'] as const),
  ],
  [
    { questions: [question({ type: 'number', min: 3, max: 3 })] },
    ...(['questions.0.max', 'The lowest value must be below the highest'] as const),
  ],
])('a survey of %j is rejected at its field', async (more, field, sentence) => {
  const refused = await save(surveyOf(more));
  expect([refused.status, refused.body.errors[field]]).toEqual([422, sentence]);
});

test('answers keep their questions, newest first, in pages, of one survey and organisation only', async () => {
  const survey = surveyOf({ publish: true });
  await save(survey);
  const answered = (at: number, version: number, more: object = {}) =>
    measurementOf(fixture.acme.id('worker_day'), {
      created_time: new Date(fixture.clock.now - at * 60_000).toISOString(),
      metadata: {
        survey: [
          { ...question(), survey_id: survey.survey_id, version, value: `answer ${String(at)}` },
          { ...question(), survey_id: newId(), version: 1, value: 'of another survey' },
        ],
      },
      ...more,
    });
  const rows = Array.from({ length: 501 }, (_, at) => answered(at, at === 500 ? 1 : 2));
  const odd = [
    ...['text', { survey: 7 }, null].map((stored) =>
      measurementOf(fixture.acme.id('worker_day'), { metadata: { survey: stored } }),
    ),
  ];
  await storeMeasurements(fixture.database, fixture.acme.org_id, [...rows, ...odd]);
  const path = `/v3/survey/${survey.survey_id}/answers`;
  const read = async (url: string) => {
    const { body } = await fixture.app.call('GET', url, undefined, admin);
    return body.data as unknown as { tests: Answered[]; next_cursor: string | null };
  };
  const first = await read(path);
  expect(first.tests).toHaveLength(500);
  expect(first.tests[0]?.survey).toMatchObject([{ value: 'answer 0', version: 2 }]);
  const last = await read(`${path}?cursor=${first.next_cursor ?? ''}`);
  expect(last).toMatchObject({
    ...{ tests: [{ survey: [{ value: 'answer 500', question: 'How?', version: 1 }] }] },
    next_cursor: null,
  });
  expect(await one(survey.survey_id)).toMatchObject({ answers: 501 });
  expect(await one(survey.survey_id, worker)).toMatchObject({ answers: 0 });
  const stranger = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect((await fixture.app.call('GET', path, undefined, stranger)).status).toBe(404);
  expect((await fixture.app.call('GET', path, undefined, worker)).status).toBe(403);
});
