import { newId, writeIn } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';
import { builtInPacks } from '#rule-packs/domain';

const pack = builtInPacks[0]?.pack;

/** The calls about rule packs. */
export const recipes: Recipes = {
  'rule_pack.list: what can be chosen': () => ({}),
  "rule_pack.history: of a pack of the person's organisation": async (cell) => ({
    path: `/v3/rule-pack/${await addPack(cell)}/history?version=1`,
  }),
  'rule_pack.create: a new pack': () => ({
    body: { rule_pack_id: newId(), based_on: 'us-osha-2024', pack },
  }),
  "rule_pack.change: a pack of the person's organisation": async (cell) => ({
    body: { rule_pack_id: await addPack(cell), version: 1, retired: true },
  }),
  "rule_pack.suggest: for the day crew's location of the person's organisation": async (cell) => ({
    path: `/v3/location/${await dayLocation(cell)}/rule-packs`,
    after: () => setType(cell, 'default'),
  }),
  "rule_pack.choose: for the day crew's location of the person's organisation": async (cell) => ({
    path: `/v3/location/${await dayLocation(cell)}/rule-packs`,
    body: { rule_pack_ids: ['us-osha-2024'], industry: 'construction', radiant_heat: false },
    after: async () => {
      await setType(cell, 'default');
      const { fixture, target } = cell;
      await fixture.owner.query('delete from location_packs where org_id = $1', [target.org_id]);
    },
  }),
};

/** The day crew of the person's organisation is managed by an actor; here it is a location. */
async function dayLocation(cell: Cell): Promise<string> {
  await setType(cell, 'location');
  return cell.fixture.dayOf(cell.target);
}

async function setType(cell: Cell, type: 'location' | 'default'): Promise<void> {
  const { fixture, target } = cell;
  await writeIn(cell, target, (tx) =>
    tx.query('update tags set type = $3 where org_id = $1 and tag_id = $2', [
      ...[target.org_id, fixture.dayOf(target), type],
    ]),
  );
}

/** A pack of the organisation of the subject. */
async function addPack(cell: Cell): Promise<string> {
  const rule_pack_id = newId();
  await writeIn(cell, cell.target, async (tx) => {
    const values = [cell.target.org_id, rule_pack_id, JSON.stringify(pack)];
    await tx.query(
      `insert into rule_packs (org_id, rule_pack_id, version, pack, created_time)
       values ($1, $2, 1, $3, now())`,
      values,
    );
    await tx.query(
      `insert into rule_pack_versions
         (org_id, rule_pack_id, version, pack, summary, changed_time)
       values ($1, $2, 1, $3, 'added', now())`,
      values,
    );
  });
  return rule_pack_id;
}
