import { measurementOf, newId, noon, storeMeasurements } from '../testing/org-fixture.ts';
import type { Cell, Recipe } from './test-recipe.ts';

/** Ways about kinds of the organisation's own. */
export const typeRecipes: Record<string, (cell: Cell) => Recipe | Promise<Recipe>> = {
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
    // Of the caller's own organisation: that it is there is not what is asked.
    const link_type_id = await freshType({ ...cell, target: cell.self ?? cell.target }, 'link');
    return { body: { link_id: newId(), measurement_id, link_type_id, value: 80 } };
  },
  'link.remove: a figure of a test of the person': async (cell) => {
    const { world, target } = cell;
    const { org_id } = target;
    const link = { link_id: newId(), measurement_id: await freshTest(cell), value: 80 };
    const link_type_id = await freshType(cell, 'link');
    await world.database.write({ org_id, actor_user_id: null }, (tx) =>
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
    const { world, target } = cell;
    const asked = { survey_id, version: 1, type: 'text', key: 'q', question: 'Q', value: 'a' };
    const marked = measurementOf(target.user_id, {
      name_first: target.measurement_id,
      metadata: { survey: [asked] },
    });
    await storeMeasurements(world.database, target.org_id, [marked]);
    return { path: `/v3/survey/${survey_id}/answers` };
  },
};

function newSurvey(survey_id: string) {
  const questions = [{ key: 'q', type: 'text', question: 'Q' }];
  return { survey_id, name: newId(), used_for: 'before', questions };
}

/** A survey of the organisation of whom the call is about. */
async function freshSurvey({ world, target: { org_id } }: Cell): Promise<string> {
  const { survey_id, name, used_for, questions } = newSurvey(newId());
  await world.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into surveys
         (org_id, survey_id, name, used_for, questions, created_time, changed_time)
       values ($1, $2, $3, $4, $5, now(), now())`,
      [org_id, survey_id, name, used_for, JSON.stringify(questions)],
    ),
  );
  return survey_id;
}

/** A test of the person the call is about. */
async function freshTest({ world, target }: Cell): Promise<string> {
  const row = measurementOf(target.user_id);
  await storeMeasurements(world.database, target.org_id, [row]);
  return row.measurement_id;
}

/** A type of the organisation of whom the call is about. */
async function freshType(
  { world, target: { org_id } }: Cell,
  kind: 'custom' | 'link',
): Promise<string> {
  const [id, created_time] = [newId(), new Date(noon).toISOString()];
  const [table, key] =
    kind === 'custom'
      ? ['custom_measurement_types', 'custom_id']
      : ['link_measurement_types', 'link_type_id'];
  await world.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into ${table} (org_id, ${key}, name, unit, created_time) values ($1, $2, $3, $4, $5)`,
      [org_id, id, newId(), 'kg', created_time],
    ),
  );
  return id;
}
