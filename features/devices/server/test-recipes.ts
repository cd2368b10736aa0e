import { newId, noon } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about devices and their tokens. */
export const recipes: Recipes = {
  'device.list: the devices of the organisation': () => ({}),
  'device.create: a new serial': () => ({ body: { device_id: newId(), serial: newId() } }),
  "device.change: a device of the person's organisation": async (cell) => ({
    body: { device_id: await deviceOf(cell), notes: 'Read again' },
  }),
  "device.make_token: for a device of the person's organisation": async (cell) => ({
    path: `/v3/device/${await deviceOf(cell)}/token`,
    body: { device_token_id: newId() },
  }),
  "device.revoke_token: of a device of the person's organisation": async (cell) => {
    const device_id = await deviceOf(cell);
    const device_token_id = newId();
    await cell.fixture.owner.query(
      `insert into device_tokens (org_id, device_token_id, device_id, token_hash, prefix,
         made_by_user_id, created_time)
       values ($1, $2, $3, sha256($4::bytea), 'wsd_', $5, $6)`,
      [
        ...[cell.target.org_id, device_token_id, device_id, device_token_id],
        ...[cell.target.user_id, new Date(noon).toISOString()],
      ],
    );
    return { path: `/v3/device/${device_id}/token?device_token_id=${device_token_id}` };
  },
};

/** A device that no other cell has changed. */
async function deviceOf({ fixture, target }: Cell): Promise<string> {
  const device_id = newId();
  await fixture.owner.query(
    'insert into devices (org_id, device_id, serial, created_time) values ($1, $2, $3, $4)',
    [target.org_id, device_id, newId(), new Date(noon).toISOString()],
  );
  return device_id;
}
