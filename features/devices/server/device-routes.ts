import { createToken, hashToken } from '#auth/server';
import {
  changeDevice,
  createDevice,
  deviceMessages,
  listDevices,
  makeDeviceToken,
  revokeDeviceToken,
} from '#devices/contract';
import { tokenFrom } from '#devices/domain';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import { findTag, lockTags } from '#tags/server';
import { findDevices, findSerial, insertDevice, updateDevice } from './device-store.ts';
import { countTokens, putToken, revokeToken } from './device-token-store.ts';

/** Calls of admins about devices and their tokens. */
export const deviceCalls: Bound<Viewer>[] = [
  bind(listDevices, async ({ viewer, query, database, now }) => {
    const after = query.after ?? null;
    const page = await database.read(viewer.org_id, (tx) => findDevices(tx, now(), after));
    const last = page.isMore ? page.rows.at(-1) : undefined;
    return { devices: page.rows, next: last?.serial ?? null };
  }),
  bind(createDevice, create),
  bind(changeDevice, change),
  bind(makeDeviceToken, makeToken),
  bind(revokeDeviceToken, revoke),
];

/** Maximum number of active tokens of a device. */
const mostTokens = 10;

async function create(call: Call<typeof createDevice, Viewer>) {
  const { body, now } = call;
  const device_id = body.device_id.toLowerCase();
  await asAdmin(call, async (tx) => {
    await lockLocation(tx, body.tag_id);
    const row = { ...body, device_id, created_time: new Date(now()).toISOString() };
    const outcome = await insertDevice(tx, row);
    if (outcome === 'taken') {
      throw fieldError('serial', deviceMessages.serialTaken, 'DUPLICATE');
    }
    if (outcome === 'known') return;
    tx.audit({ action: 'create', entity: 'device', entity_id: device_id, summary: body.serial });
  });
  return { device_id };
}

async function change(call: Call<typeof changeDevice, Viewer>) {
  const { device_id: given, ...fields } = call.body;
  const device_id = given.toLowerCase();
  await asAdmin(call, async (tx) => {
    await lockLocation(tx, fields.tag_id);
    if ((await findSerial(tx, device_id)) === null) throw new HttpError('NOT_FOUND');
    await updateDevice(tx, device_id, fields);
    tx.audit({
      action: fields.retired === true ? 'retire' : 'change',
      entity: 'device',
      entity_id: device_id,
      summary: Object.keys(fields).sort().join(', '),
    });
  });
  return { device_id };
}

async function makeToken(call: Call<typeof makeDeviceToken, Viewer>) {
  const { viewer, params, now } = call;
  const device_id = params.id.toLowerCase();
  const device_token_id = call.body.device_token_id.toLowerCase();
  const { token, prefix } = tokenFrom(createToken());
  await asAdmin(call, async (tx) => {
    if ((await findSerial(tx, device_id)) === null) throw new HttpError('NOT_FOUND');
    const isPut = await putToken(tx, {
      ...{ device_token_id, device_id, prefix, token_hash: hashToken(token) },
      made_by_user_id: viewer.user_id,
      created_time: new Date(now()).toISOString(),
    });
    if (!isPut) throw new HttpError('CONFLICT', { message: deviceMessages.tokenUsed });
    if ((await countTokens(tx, device_id)) > mostTokens) {
      throw new HttpError('CONFLICT', { message: deviceMessages.tooManyTokens });
    }
    tx.audit({ action: 'make_token', entity: 'device', entity_id: device_id, summary: prefix });
  });
  return { device_token_id, prefix, token };
}

async function revoke(call: Call<typeof revokeDeviceToken, Viewer>) {
  const { params, query, now } = call;
  const device_id = params.id.toLowerCase();
  const device_token_id = query.device_token_id.toLowerCase();
  await asAdmin(call, async (tx) => {
    const time = new Date(now()).toISOString();
    const prefix = await revokeToken(tx, { device_id, device_token_id, time });
    if (prefix === null) throw new HttpError('NOT_FOUND');
    tx.audit({ action: 'revoke_token', entity: 'device', entity_id: device_id, summary: prefix });
  });
  return { device_token_id };
}

/** A write by a current admin, who stays one until COMMIT. */
function asAdmin(
  { viewer, database }: Pick<Call<typeof createDevice, Viewer>, 'viewer' | 'database'>,
  work: (tx: WriteTx) => Promise<void>,
): Promise<void> {
  return database.write(viewer, async (tx) => {
    if (!isAdmin(await lockPermissions(tx, viewer))) throw new HttpError('FORBIDDEN');
    await work(tx);
  });
}

/** Locks the location until COMMIT; throws if the tag is none. */
async function lockLocation(tx: WriteTx, tag_id: string | null | undefined): Promise<void> {
  if (tag_id === undefined || tag_id === null) return;
  const id = tag_id.toLowerCase();
  const isThere = (await lockTags(tx, [id])).has(id);
  if (isThere && (await findTag(tx, id))?.type === 'location') return;
  throw fieldError('tag_id', deviceMessages.locationUnknown);
}
