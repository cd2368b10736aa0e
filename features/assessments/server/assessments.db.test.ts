import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { presetOf } from '#jobs/domain';

let fixture: OrgFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterAll(() => fixture.leave());

const path = '/v3/assessment/dehydration-risk';
const factors = presetOf('moderate');
const heat = { by: 'humidity', celsius: 33, humidity: 60 };
const air = { by: 'wind', kph: 12 };
const answers = { factors, air, heat };
const fields = (more: object = {}) => ({
  ...{ assessment_id: newId(), name: 'Kiln at noon', answers },
  ...more,
});
const save = (body: object) => fixture.app.call('POST', path, body, admin);
const remove = (id: string) => fixture.app.call('DELETE', `${path}/${id}`, undefined, admin);

interface AssessmentAnswer {
  assessment_id: string;
  name: string;
  created_time: string;
  by: { name_first: string } | null;
  answers: object;
  result: { risk: number; level: string | null; outside?: string[] };
}
const list = async (query = '') => {
  const { body } = await fixture.app.call('GET', `${path}${query}`, undefined, admin);
  return body.data['assessments'] as unknown as AssessmentAnswer[];
};

test('an invalid assessment is rejected with a message at its field, and nothing is stored', async () => {
  const incomplete = 'Please select all options to best describe your workplace.';
  const refused: [object, string, string][] = [
    [
      { heat: { ...heat, humidity: 101 } },
      'heat.humidity',
      'Relative humidity cannot exceed 100%.',
    ],
    [
      { heat: { ...heat, humidity: -1 } },
      'heat.humidity',
      'Relative humidity cannot be less than 0%.',
    ],
    [{ heat: { ...heat, celsius: -90 } }, 'heat.celsius', 'Temperature must be from -60 to 60 °C'],
    [{ heat: { ...heat, celsius: 70 } }, 'heat.celsius', 'Temperature must be from -60 to 60 °C'],
    [{ heat: { ...heat, celsius: Number.NaN } }, 'heat.celsius', 'Enter a number'],
    [
      { heat: { by: 'index', celsius: 101 } },
      'heat.celsius',
      'Heat index must be from -60 to 100 °C',
    ],
    [{ air: { by: 'wind', kph: -1 } }, 'air.kph', 'Wind speed must be from 0 to 400 km/h'],
    [{ air: { by: 'movement', points: -1 } }, 'air.points', incomplete],
    [{ factors: { ...factors, _clothing: -1 } }, 'factors._clothing', incomplete],
    [{ factors: presetOf('none') }, 'factors._metabolic_work_rate', incomplete],
  ];
  for (const [wrong, field, message] of refused) {
    const { status, body } = await save(fields({ answers: { ...answers, ...wrong } }));
    expect([status, body.errors?.[`answers.${field}`]]).toEqual([422, message]);
  }
  const { body } = await save(fields({ name: ' ' }));
  expect(body.errors).toEqual({ name: 'Name is required' });
  expect(await list()).toEqual([]);
});

test('outside the range of the method an assessment is saved without a low rating, with the reason', async () => {
  const cool = { ...answers, heat: { by: 'index', celsius: 20 }, impermeable_clothing: true };
  const outside = fields({ name: 'Chemical suit', answers: cool });
  expect((await save(outside)).status).toBe(200);
  const [saved] = await list(`?assessment_id=${outside.assessment_id}`);
  expect(saved?.answers).toEqual(cool);
  expect(saved?.result).toMatchObject({ risk: 21, level: null, outside: ['clothing'] });
  await remove(outside.assessment_id);
});

test('an assessment is saved once with its result, and does not change', async () => {
  const first = fields();
  // 33 °C at 60 % is a heat index of 39.5 °C: 3 x (19 + 2).
  expect((await save(first)).status).toBe(200);
  expect((await save({ ...first, name: 'Another name' })).status).toBe(200);
  const [saved, ...others] = await list(`?assessment_id=${first.assessment_id}`);
  expect(others).toEqual([]);
  expect(saved).toMatchObject({
    ...first,
    result: { hazard: 19, heat: 3, wind: 2, risk: 63, level: 'extreme' },
  });
  expect(saved?.by?.name_first).toBeTruthy();
});

test('a deleted assessment is hidden until it is saved again, with its date and author', async () => {
  const kept = fields({ name: 'Kept' });
  await save(kept);
  const before = await list();
  expect((await remove(kept.assessment_id)).status).toBe(200);
  expect((await list()).map(({ assessment_id }) => assessment_id)).not.toContain(
    kept.assessment_id,
  );
  const { status, body } = await remove(kept.assessment_id);
  expect([status, body.message]).toEqual([404, 'This assessment no longer exists']);
  await save(kept);
  expect(await list()).toEqual(before);
});

test('other types do not exist yet', async () => {
  const { status } = await fixture.app.call('GET', '/v3/assessment/other', undefined, admin);
  expect(status).toBe(404);
});
