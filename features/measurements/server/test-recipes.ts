import { measurementOf, newId, noon, storeMeasurements } from '#apps/server/testing';
import type { Cell, Recipe, Recipes } from '#apps/server/testing';

/** The calls about tests, types of the organisation, links and surveys. */
export const recipes: Recipes = {
  'measurement.create: a new test of the person': ({ target }) => ({
    body: {
      measurements: [
        {
          ...{ measurement_id: newId(), user_id: target.user_id, type: 'sosm', value: 50 },
          created_time: new Date(noon - 60_000).toISOString(),
        },
      ],
    },
  }),
  'measurement.change: validity': (cell) => changed(cell, { valid: false }),
  'measurement.change: tags': (cell) =>
    changed(cell, { tag_ids: cell.self === null ? [] : [cell.fixture.dayOf(cell.self)] }),
  'measurement.change: notes': (cell) => changed(cell, { notes: 'read again' }),
  'measurement.change: removal': (cell) => changed(cell, { active: false }),
  "measurement.add_tags: the caller's crew on a test of the person": async (cell) => {
    const { fixture, self, target } = cell;
    const row = measurementOf(target.user_id);
    await storeMeasurements(fixture.database, target.org_id, [row]);
    const tag_ids = [fixture.dayOf(self ?? target)];
    return { body: { tag_ids, measurement_ids: [row.measurement_id] } };
  },
  'custom_type.create: a new custom type': () => ({
    body: { custom_id: newId(), name: newId(), unit: 'kg' },
  }),
  "custom_type.change: a custom type of the person's organisation": async (cell) => ({
    path: `/v3/measurement/custom_type/${await freshType(cell, 'custom')}`,
    body: { unit: 'g' },
  }),
  "custom_type.remove: a custom type of the person's organisation": async (cell) => ({
    path: `/v3/measurement/custom_type/${await freshType(cell, 'custom')}`,
  }),
  'link_type.create: a new linked type': () => ({
    body: { link_type_id: newId(), name: newId(), unit: 'kg' },
  }),
  "link_type.change: a linked type of the person's organisation": async (cell) => ({
    path: `/v3/measurement/link_type/${await freshType(cell, 'link')}`,
    body: { unit: 'g' },
  }),
  "link_type.remove: a linked type of the person's organisation": async (cell) => ({
    path: `/v3/measurement/link_type/${await freshType(cell, 'link')}`,
  }),
  'link.create: a figure with a test of the person': async (cell) => {
    const measurement_id = await freshTest(cell);
    // Of the caller's own organisation: the cell is about the test, not about the type.
    const link_type_id = await freshType({ ...cell, target: cell.self ?? cell.target }, 'link');
    return { body: { link_id: newId(), measurement_id, link_type_id, value: 80 } };
  },
  'link.remove: a figure of a test of the person': async (cell) => {
    const { fixture, target } = cell;
    const { org_id } = target;
    const link = { link_id: newId(), measurement_id: await freshTest(cell), value: 80 };
    const link_type_id = await freshType(cell, 'link');
    await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query(
        `insert into link_measurements
           (org_id, link_id, measurement_id, link_type_id, value, created_time)
         values ($1, $2, $3, $4, $5, now())`,
        [org_id, link.link_id, link.measurement_id, link_type_id, link.value],
      ),
    );
    return { path: `/v3/measurement/link/${link.link_id}` };
  },
  'survey.list: what is asked': () => ({}),
  'survey.save: a new survey': () => ({ body: newSurvey(newId()) }),
  "survey.remove: a survey of the person's organisation": async (cell) => ({
    path: `/v3/survey/${await freshSurvey(cell)}`,
  }),
  "survey.answers: of a survey of the person's organisation": async (cell) => {
    const survey_id = await freshSurvey(cell);
    const { fixture, target } = cell;
    const asked = { survey_id, version: 1, type: 'text', key: 'q', question: 'Q', value: 'a' };
    const marked = measurementOf(target.user_id, {
      name_first: target.measurement_id,
      metadata: { survey: [asked] },
    });
    await storeMeasurements(fixture.database, target.org_id, [marked]);
    return { path: `/v3/survey/${survey_id}/answers` };
  },
};

/** A change to a test of the person that no other cell has changed. */
async function changed({ fixture, target }: Cell, fields: object): Promise<Recipe> {
  const row = measurementOf(target.user_id);
  await storeMeasurements(fixture.database, target.org_id, [row]);
  return { body: { ids: [row.measurement_id], ...fields } };
}

function newSurvey(survey_id: string) {
  const questions = [{ key: 'q', type: 'text', question: 'Q' }];
  return { survey_id, name: newId(), used_for: 'before', questions };
}

/** A survey of the organisation of the subject. */
async function freshSurvey({ fixture, target: { org_id } }: Cell): Promise<string> {
  const { survey_id, name, used_for, questions } = newSurvey(newId());
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into surveys
         (org_id, survey_id, name, used_for, questions, created_time, changed_time)
       values ($1, $2, $3, $4, $5, now(), now())`,
      [org_id, survey_id, name, used_for, JSON.stringify(questions)],
    ),
  );
  return survey_id;
}

/** A test of the subject. */
async function freshTest({ fixture, target }: Cell): Promise<string> {
  const row = measurementOf(target.user_id);
  await storeMeasurements(fixture.database, target.org_id, [row]);
  return row.measurement_id;
}

/** A type of the organisation of the subject. */
async function freshType(
  { fixture, target: { org_id } }: Cell,
  kind: 'custom' | 'link',
): Promise<string> {
  const [id, created_time] = [newId(), new Date(noon).toISOString()];
  const [table, key] =
    kind === 'custom'
      ? ['custom_measurement_types', 'custom_id']
      : ['link_measurement_types', 'link_type_id'];
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into ${table} (org_id, ${key}, name, unit, created_time) values ($1, $2, $3, $4, $5)`,
      [org_id, id, newId(), 'kg', created_time],
    ),
  );
  return id;
}
