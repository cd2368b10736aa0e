import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError, orDuplicate, requireRowId } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import {
  listStrategies,
  removeStrategy,
  saveStrategy,
  strategyMessages as messages,
} from '#strategies/contract';
import type { StrategyFields } from '#strategies/contract';
import {
  deactivateStrategy,
  findOther,
  findStrategies,
  isThere,
  storeStrategy,
} from './strategy-store.ts';

/** Calls of admins about testing strategies. */
export const strategyCalls: Bound<Viewer>[] = [
  bind(listStrategies, async ({ viewer, database }) => ({
    strategies: await database.read(viewer.org_id, findStrategies),
  })),
  bind(saveStrategy, save),
  bind(removeStrategy, remove),
];

async function save({ viewer, body, database, now }: Call<typeof saveStrategy, Viewer>) {
  const fields = {
    ...body,
    strategy_id: body.strategy_id.toLowerCase(),
    tag_id: body.tag_id?.toLowerCase() ?? null,
    user_id: body.user_id?.toLowerCase() ?? null,
    moments: [...new Set(body.moments)],
  };
  const { strategy_id: entity_id, scope, tests_per_day } = fields;
  const place = scope === 'user' ? 'user_id' : 'tag_id';
  const write = database.write(viewer, async (tx) => {
    await refuseUnknown(tx, fields);
    if ((await findOther(tx, fields)) !== null)
      throw fieldError(place, messages.taken, 'DUPLICATE');
    const isNew = await storeStrategy(tx, fields, new Date(now()).toISOString());
    if (isNew) requireRowId('strategy_id', entity_id);
    const summary = `${scope}: ${String(tests_per_day)} a day`;
    tx.audit({ action: 'change', entity: 'strategy', entity_id, summary });
  });
  // Another admin may save one for the same scope meanwhile.
  await orDuplicate(write, place, messages.taken);
  return { strategy_id: entity_id };
}

async function remove({ viewer, params, database }: Call<typeof removeStrategy, Viewer>) {
  const strategy_id = params.strategy_id.toLowerCase();
  await database.write(viewer, async (tx) => {
    if (!(await deactivateStrategy(tx, strategy_id))) {
      throw new HttpError('NOT_FOUND', { message: messages.notFound });
    }
    tx.audit({ action: 'delete', entity: 'strategy', entity_id: strategy_id, summary: '' });
  });
  return { strategy_id };
}

/** @throws HttpError if the tag or the person does not exist */
async function refuseUnknown(tx: WriteTx, { tag_id, user_id }: StrategyFields): Promise<void> {
  if (tag_id !== null && !(await isThere(tx, 'tag', tag_id))) {
    throw fieldError('tag_id', messages.tagUnknown);
  }
  if (user_id !== null && !(await isThere(tx, 'user', user_id))) {
    throw fieldError('user_id', messages.personUnknown);
  }
}
