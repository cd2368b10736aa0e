import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccessLinks, readAccess } from '#access/contract';
import { textOfLines } from '#education/domain';
import { createLog } from '../log.ts';
import { endpoints } from '../composition.ts';
import { appOn, newId } from '../testing/org-fixture.ts';
import { recipes } from './test-cell.ts';
import { marksIn } from './test-marks.ts';
import { recipeFor } from './test-recipe.ts';
import { createRightsFixture } from './test-rights-fixture.ts';
import type { RightsFixture } from './test-rights-fixture.ts';
import { actors, expectationOf, ways } from './test-tables.ts';

/** The token of an access link as an actor: its person is a member of the day crew. */
let fixture: RightsFixture;
let link: { token: string; user_id: string; course_id: string; section_id: string };
let log = '';

beforeAll(async () => {
  fixture = await createRightsFixture();
  link = await makeLink();
});
afterAll(() => fixture.leave());

const explanation = 'Because of the heat';
const rightAnswer = /Because of the heat|"right"|"tolerance"|"earned"/;

test('[TOKEN-04] the token of a link is no sign-in: every call is as without one', async () => {
  const signedOut = actors.find(({ actor }) => actor === 'signed_out');
  if (signedOut === undefined) throw new Error('No such actor');
  const target = fixture.targetOf(null, 'same_tag');
  for (const way of ways) {
    const endpoint = endpoints.find(({ name }) => name === way.endpoint);
    if (endpoint === undefined || endpoint.isStream === true || way.gate === 'public') continue;
    const recipe = await recipeFor(recipes, way)({ fixture, self: null, target });
    const body = recipe.body === undefined ? undefined : JSON.stringify(recipe.body);
    const path = recipe.path ?? endpoint.path;
    const answer = await fixture.app.raw(endpoint.method, path, body, link.token, recipe.headers);
    await recipe.after?.();
    const expected = expectationOf(way, 'same_tag', signedOut).status;
    expect(String(answer.status), `${way.endpoint}: ${way.asked}`).toBe(expected);
    expect(marksIn(answer, fixture.marks), way.endpoint).toEqual([]);
  }
});

test('[TOKEN-04] the answers of a link name nobody else, and no right answer', async () => {
  const app = await appOn(fixture.database, fixture.clock, {
    log: createLog('debug', { write: (line) => (log += line) }),
  });
  const path = `/v3/access/${link.token}`;
  const course = `${path}/course/${link.course_id}`;
  const whole = await app.call('GET', course);
  const assessment = `${course}/assessment/${String(whole.body.data['assessment_id'])}`;
  const answers = [
    whole,
    await app.call('GET', path),
    await app.call('GET', assessment),
    await app.call('POST', `${course}/progress`, { section_id: link.section_id }),
    await app.call('POST', `${assessment}/attempt`, { attempt_id: newId(), answers: [] }),
  ];
  const refused = [
    await app.call('GET', `${path}/course/${newId()}`),
    await app.call('GET', `${path}/image/${newId()}`),
    await app.call('GET', `${path}x`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  for (const answer of [...answers, ...refused]) {
    const parts = marksIn(answer, fixture.marks).map(({ part, org_id }) => `${part} ${org_id}`);
    const { org_id } = fixture.ours;
    const own = [`organisation ${org_id}`, `logo ${org_id}`];
    expect(parts.filter((part) => !own.includes(part))).toEqual([]);
    expect(answer.text).not.toMatch(rightAnswer);
  }
  await app.close();
  expect(log).toContain(readAccess.name);
  expect(log).not.toContain(link.token);
  const metrics = await fixture.app.call('GET', '/metrics');
  expect(metrics.text).not.toContain(link.token);
});

/** A link of a person with a course. */
async function makeLink() {
  const owner = (await fixture.tokenOf('owner')) ?? '';
  const { app } = fixture;
  const user_id = await fixture.twinOf(fixture.targetOf(null, 'same_tag'));
  const [module_id, section_id] = [newId(), newId()];
  const section = { title: 'Water', text: textOfLines(['Drink.']), picture: null, video_url: '' };
  const content = {
    sections: [{ ...section, section_id, minutes: 1 }],
    questions: [
      {
        ...{ question_id: newId(), kind: 'number', text: 'How many?', choices: [], right: [] },
        ...{ number: { value: 15, tolerance: 0 }, explanation, points: 1 },
      },
    ],
  };
  const made = [
    await app.call('POST', '/v3/education/module', { module_id, title: 'Water' }, owner),
    await app.call('PATCH', `/v3/education/module/${module_id}`, content, owner),
    await app.call('POST', `/v3/education/module/${module_id}/publish`, undefined, owner),
    await app.call(
      'POST',
      '/v3/education/assignment',
      {
        ...{ assignment_id: newId(), module_id, target: { kind: 'people', user_ids: [user_id] } },
        ...{ due_time: null, repeats: false },
      },
      owner,
    ),
  ];
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const given = { user_ids: [user_id], mail_to: null };
  const { body } = await app.call('POST', createAccessLinks.path, given, owner);
  const { links } = body.data as unknown as { links: { url: string }[] };
  const token = links[0]?.url.split('/').at(-1) ?? '';
  const home = await app.call('GET', `/v3/access/${token}`);
  const { courses } = home.body.data as unknown as { courses: { course_id: string }[] };
  return { token, user_id, section_id, course_id: courses[0]?.course_id ?? '' };
}
