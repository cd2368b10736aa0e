import type { Database, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import {
  changeRulePack,
  createRulePack,
  findPackHistory,
  listRulePacks,
  mostPacks,
  packContent,
  packMessages as messages,
} from '#rule-packs/contract';
import type { PackContent, RulePack } from '#rule-packs/contract';
import { builtInPacks, packChanges } from '#rule-packs/domain';
import {
  findPack,
  findPacks,
  findVersion,
  findVersions,
  insertPack,
  insertVersion,
  isLastAuthor,
  lockPack,
  lockPacks,
  updatePack,
} from './pack-store.ts';

/** Calls about the packs that can be chosen. */
export const rulePackCalls: Bound<Viewer>[] = [
  bind(listRulePacks, async ({ viewer, database }) => {
    const own = await database.read(viewer.org_id, findPacks);
    return {
      packs: [
        ...builtInPacks.map((each) => ({ ...each, is_built_in: true, based_on: null })),
        ...own.map((each) => ({ ...each, is_built_in: false })),
      ],
    };
  }),
  bind(findPackHistory, history),
  bind(createRulePack, create),
  bind(changeRulePack, change),
];

async function history({ viewer, params, query, database }: Call<typeof findPackHistory, Viewer>) {
  const id = params.id.toLowerCase();
  return await database.read(viewer.org_id, async (tx) => {
    const versions = await findVersions(tx, id);
    const { version } = query;
    const pack = version === undefined ? null : await findVersion(tx, id, version);
    if (versions.length === 0 || (version !== undefined && pack === null)) throw unknownPack();
    return { versions, pack };
  });
}

async function create({ viewer, body, database, now }: Call<typeof createRulePack, Viewer>) {
  const { based_on, pack } = body;
  const rule_pack_id = body.rule_pack_id.toLowerCase();
  const time = new Date(now()).toISOString();
  await asAdmin({ viewer, database }, async (tx) => {
    const packs = await lockPacks(tx);
    // The same id again changes nothing.
    if (packs.some((each) => each.rule_pack_id === rule_pack_id)) return;
    if (packs.length >= mostPacks) throw new HttpError('CONFLICT', { message: messages.manyPacks });
    const source = [...builtInPacks, ...packs].find((each) => each.rule_pack_id === based_on);
    if (based_on !== null && source === undefined) {
      throw fieldError('based_on', messages.unknown, 'NOT_FOUND');
    }
    await insertPack(tx, { rule_pack_id, based_on, pack, created_time: time });
    const summary =
      source === undefined
        ? 'added'
        : `copied from ${source.pack.name}, version ${String(source.version)}`;
    await note(tx, { viewer, time, action: 'create' }, { rule_pack_id, version: 1, pack, summary });
  });
  return await answerOf(database, viewer, rule_pack_id);
}

async function change({ viewer, body, database, now }: Call<typeof changeRulePack, Viewer>) {
  const { rule_pack_id, retired } = body;
  const time = new Date(now()).toISOString();
  if (builtInPacks.some((each) => each.rule_pack_id === rule_pack_id)) {
    throw new HttpError('CONFLICT', { message: messages.builtIn });
  }
  await asAdmin({ viewer, database }, async (tx) => {
    const stored = await lockPack(tx, rule_pack_id);
    if (stored === null) throw unknownPack();
    if (stored.version !== body.version) {
      // Sent again after a lost answer, it changes nothing.
      const isRepeated = isStored(stored, { ...body, retired });
      if (isRepeated && (await isLastAuthor(tx, rule_pack_id, viewer.user_id))) return;
      throw new HttpError('CONFLICT', { message: messages.changedMeanwhile });
    }
    const { next, summary } = changed(stored, { ...body, retired }, time);
    if (summary === '') return;
    await updatePack(tx, next);
    await note(tx, { viewer, time, action: 'change' }, { ...next, summary });
  });
  return await answerOf(database, viewer, rule_pack_id);
}

interface Change {
  pack?: PackContent | undefined;
  retired?: boolean | undefined;
}

/** Whether a pack is already what a change makes of it. */
function isStored(stored: RulePack, { pack, retired }: Change): boolean {
  const isSame = pack === undefined || packChanges(packContent.parse(stored.pack), pack) === '';
  return isSame && (retired === undefined || retired === (stored.retired_time !== null));
}

/** The next version of a pack, with what is changed in it; an empty summary if nothing is. */
function changed(
  stored: RulePack,
  { pack, retired }: Change,
  time: string,
): { next: RulePack; summary: string } {
  const wasRetired = stored.retired_time !== null;
  const isRetired = retired ?? wasRetired;
  if (pack !== undefined && wasRetired && isRetired) {
    throw new HttpError('CONFLICT', { message: messages.retired });
  }
  const before = packContent.parse(stored.pack);
  const words = [
    ...(pack === undefined ? [] : [packChanges(before, pack)]),
    ...(isRetired === wasRetired ? [] : [isRetired ? 'retired' : 'restored']),
  ].filter((word) => word !== '');
  return {
    next: {
      ...{ ...stored, version: stored.version + 1, pack: pack ?? before },
      retired_time: isRetired ? (stored.retired_time ?? time) : null,
    },
    summary: words.join('; '),
  };
}

interface Noted {
  viewer: Viewer;
  /** ISO text. */
  time: string;
  action: 'create' | 'change';
}

/** Adds a version to the history of a pack, and an entry to the log. */
async function note(
  tx: WriteTx,
  { viewer, time, action }: Noted,
  added: { rule_pack_id: string; version: number; pack: PackContent; summary: string },
): Promise<void> {
  const { rule_pack_id, version, pack, summary } = added;
  await insertVersion(tx, {
    ...{ rule_pack_id, version, pack, summary },
    ...{ changed_by: viewer.user_id, changed_time: time },
  });
  const text = `${pack.name}, version ${String(version)}: ${summary}`;
  tx.audit({ action, entity: 'rule_pack', entity_id: rule_pack_id, summary: text });
}

/** A write of somebody who is still an admin. */
async function asAdmin(
  { viewer, database }: { viewer: Viewer; database: Database },
  work: (tx: WriteTx) => Promise<void>,
): Promise<void> {
  await database.write(viewer, async (tx) => {
    if (!isAdmin(await lockPermissions(tx, viewer))) throw new HttpError('FORBIDDEN');
    await work(tx);
  });
}

async function answerOf(database: Database, viewer: Viewer, rule_pack_id: string) {
  const found = await database.read(viewer.org_id, (tx) => findPack(tx, rule_pack_id));
  if (found === null) throw unknownPack();
  return found;
}

function unknownPack(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.unknown });
}
