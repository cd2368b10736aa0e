import { presetOf } from '#jobs/domain';
import type { WriteTx } from '#packages/database';
import type { TagType } from '#tags/contract';
import { insertTags, insertUserTags } from '#tags/server';
import { measurementOf, newId, noon, storeMeasurements } from '../testing/org-fixture.ts';
import type { MarkedPerson } from './test-people.ts';
import type { Cell, Recipe } from './test-recipe.ts';

/** Ways about tags, who wears them and who manages their people. */
export const tagRecipes: Record<string, (cell: Cell) => Recipe | Promise<Recipe>> = {
  'tag.create: a new tag': () => ({ body: { tag_id: newId(), name: newId(), type: 'default' } }),
  "tag.change: the name of a tag of the person's organisation": async (cell) => ({
    body: { tag_id: await freshTag(cell, cell.target), name: newId() },
  }),
  "tag.remove: a tag of the person's organisation": async (cell) => ({
    path: `/v3/tag/${await freshTag(cell, cell.target)}`,
  }),
  "tag.set_dehydration_notice: of a tag of the person's organisation": async (cell) => ({
    body: {
      tag_id: await freshTag(cell, cell.target),
      ...{ _notify_hydration: true, _notify_hydration_to: [] },
    },
  }),
  "job.assess: a job of the person's organisation": async (cell) => ({
    body: { tag_id: await freshTag(cell, cell.target, 'job'), ...presetOf('moderate') },
  }),
  "location.place: a tag of the person's organisation": async (cell) => ({
    body: { tag_id: await freshTag(cell, cell.target, 'location'), lat: -31.95, lon: 115.86 },
  }),
  'location.geocode: a place by its name': () => ({ path: '/v3/external/geocode?q=perth' }),
  'location.geoip: where the caller is': () => ({ path: '/v3/external/geoip' }),
  'weather.current: a place': () => ({ path: '/v3/external/weather/current?q=-31.95,115.86' }),
  'weather.forecast: a place': () => ({
    path: '/v3/external/weather/forecast?lat=-31.95&lon=115.86&days=2',
  }),
  'weather.history: a place': () => ({
    path: '/v3/external/weather/history?lat=-31.95&lon=115.86&dt=2026-01-01&end_dt=2026-01-02',
  }),
  'location.tile: a picture that no service is set up for': () => ({
    path: '/v3/external/tiles/base/3/6/4',
  }),
  'location.tile_layers: what maps can show': () => ({ path: '/v3/external/tiles' }),
  'location.towns: the towns of a view': () => ({
    path: '/v3/external/towns?south=-33&west=115&north=-31&east=117',
  }),
  'tag.add_wearers: the person into another crew of the caller': async (cell) => {
    const { tag_id, after } = await secondCrew(cell);
    return { body: { tag_ids: [tag_id], user_ids: [cell.target.user_id] }, after };
  },
  'tag.add_members: the person into another crew of the caller': async (cell) => {
    const { tag_id, after } = await secondCrew(cell);
    return { body: { tag_id, user_ids: [cell.target.user_id] }, after };
  },
  'tag.remove_wearer: the person out of a tag they wear': async (cell) => {
    const { world, target } = cell;
    const isOfDay = target.tag === 'day';
    const tag_id = isOfDay ? world.dayOf(target) : await freshTag(cell, target);
    const wear = () =>
      writeFor(cell, target, (tx) => insertUserTags(tx, [{ user_id: target.user_id, tag_id }]));
    await wear();
    return {
      body: { tag_id, user_id: target.user_id },
      after: () => (isOfDay ? wear() : takeOff(cell, tag_id)),
    };
  },
  "tag.supervisors: of the day crew of the person's organisation": ({ world, target }) => ({
    path: `/v3/tag/${world.dayOf(target)}/supervisors`,
  }),
  'tag.set_supervisors: the person as the one of a new tag': async (cell) => ({
    body: { tag_id: await freshTag(cell, cell.target), user_ids: [cell.target.user_id] },
    after: async () => {
      if (cell.self !== cell.target) await cell.world.takeBack(cell.target);
    },
  }),
  "measurement.add_tags: the caller's crew on a test of the person": async (cell) => {
    const { world, self, target } = cell;
    const row = measurementOf(target.user_id);
    await storeMeasurements(world.database, target.org_id, [row]);
    const tag_ids = [world.dayOf(self ?? target)];
    return { body: { tag_ids, measurement_ids: [row.measurement_id] } };
  },
};

function writeFor(
  { world }: Cell,
  { org_id }: MarkedPerson,
  action: (tx: WriteTx) => Promise<unknown>,
): Promise<unknown> {
  return world.database.write({ org_id, actor_user_id: null }, action);
}

/** A tag of somebody's organisation that nobody wears and nobody manages. */
async function freshTag(cell: Cell, of: MarkedPerson, type: TagType = 'default'): Promise<string> {
  const [tag_id, created_time] = [newId(), new Date(noon).toISOString()];
  const tag = { tag_id, name: newId(), type, metadata: {}, created_time };
  await writeFor(cell, of, (tx) => insertTags(tx, [tag]));
  return tag_id;
}

/** Another tag with whose people the caller may do what they may do with the day crew. */
async function secondCrew(cell: Cell) {
  const { world, target } = cell;
  const self = cell.self ?? target;
  const tag_id = await freshTag(cell, self);
  await writeFor(cell, self, (tx) =>
    tx.query(
      `insert into permissions (org_id, permission_id, user_id, tag_id, access, created_time)
       select org_id, gen_random_uuid(), user_id, $2, access, created_time from permissions
       where user_id = $1 and tag_id = $3 and active`,
      [self.user_id, tag_id, world.dayOf(self)],
    ),
  );
  const after = async () => {
    await takeOff(cell, tag_id);
    await writeFor(cell, self, (tx) =>
      tx.query('update permissions set active = false where tag_id = $1', [tag_id]),
    );
  };
  return { tag_id, after };
}

/** Nobody wears the tag any more. */
async function takeOff(cell: Cell, tag_id: string): Promise<void> {
  for (const { org_id } of [cell.world.ours, cell.world.other]) {
    await cell.world.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query('delete from user_tags where tag_id = $1', [tag_id]),
    );
  }
}
