import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import { mostVersions } from '#rule-packs/contract';
import type { PackContent, PackVersion, RulePack, RulePackRow } from '#rule-packs/contract';
import { rulePackRowSql } from './pack-sync.ts';

/** The packs of the organisation, by id. */
export async function findPacks(tx: Tx): Promise<RulePackRow[]> {
  const { rows } = await tx.query<{ found: RulePackRow }>(
    `select ${rulePackRowSql} as found from rule_packs as r
     where r.org_id = $1 and r.active order by r.rule_pack_id`,
    [tx.org_id],
  );
  return rows.map(({ found }) => found);
}

/** A pack of the organisation; null if there is none. */
export async function findPack(tx: Tx, rule_pack_id: string): Promise<RulePackRow | null> {
  const { rows } = await tx.query<{ found: RulePackRow }>(
    `select ${rulePackRowSql} as found from rule_packs as r
     where r.org_id = $1 and r.rule_pack_id::text = $2 and r.active`,
    [tx.org_id, rule_pack_id],
  );
  return rows[0]?.found ?? null;
}

/** A pack as far as its changes need it, locked until the transaction ends; null if there is none. */
export async function lockPack(tx: WriteTx, rule_pack_id: string): Promise<RulePack | null> {
  const { rows } = await tx.query<RulePack>(
    `select rule_pack_id, version, retired_time, pack from rule_packs
     where org_id = $1 and rule_pack_id::text = $2 and active for update`,
    [tx.org_id, rule_pack_id],
  );
  return rows[0] ?? null;
}

/** The packs of the organisation, locked against new ones until the transaction ends. */
export async function lockPacks(tx: WriteTx): Promise<RulePack[]> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `rule packs ${tx.org_id}`,
  ]);
  const { rows } = await tx.query<RulePack>(
    `select rule_pack_id, version, retired_time, pack from rule_packs
     where org_id = $1 and active order by rule_pack_id`,
    [tx.org_id],
  );
  return rows;
}

interface NewPack {
  rule_pack_id: string;
  based_on: string | null;
  pack: PackContent;
  created_time: string;
}

/** Adds a pack in its first version. */
export async function insertPack(
  tx: WriteTx,
  { rule_pack_id, based_on, pack, created_time }: NewPack,
): Promise<void> {
  await tx.query(
    `insert into rule_packs (org_id, rule_pack_id, version, based_on, pack, created_time)
     values ($1, $2, 1, $3, $4, $5)`,
    [tx.org_id, rule_pack_id, based_on, JSON.stringify(pack), created_time],
  );
}

/** Replaces the content of a pack, its version and when it was retired. */
export async function updatePack(
  tx: WriteTx,
  { rule_pack_id, version, pack, retired_time }: RulePack,
): Promise<void> {
  await tx.query(
    `update rule_packs set version = $3, pack = $4, retired_time = $5
     where org_id = $1 and rule_pack_id = $2`,
    [tx.org_id, rule_pack_id, version, JSON.stringify(pack), retired_time],
  );
}

interface NewVersion {
  rule_pack_id: string;
  version: number;
  pack: PackContent;
  summary: string;
  changed_by: string;
  changed_time: string;
}

/** Adds a version to the history. */
export async function insertVersion(tx: WriteTx, added: NewVersion): Promise<void> {
  await tx.query(
    `insert into rule_pack_versions
       (org_id, rule_pack_id, version, pack, summary, changed_by, changed_time)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[tx.org_id, added.rule_pack_id, added.version, JSON.stringify(added.pack)],
      ...[added.summary, added.changed_by, added.changed_time],
    ],
  );
}

/** The last versions of a pack, the newest first. */
export async function findVersions(tx: Tx, rule_pack_id: string): Promise<PackVersion[]> {
  const { rows } = await tx.query<PackVersion>(
    `select v.version, v.summary, ${iso('v.changed_time')} as changed_time,
       case when u.user_id is not null then
         jsonb_build_object('name_first', u.name_first, 'name_last', u.name_last) end as by
     from rule_pack_versions as v
     left join users as u on u.org_id = v.org_id and u.user_id = v.changed_by
     where v.org_id = $1 and v.rule_pack_id::text = $2
     order by v.version desc limit $3`,
    [tx.org_id, rule_pack_id, mostVersions],
  );
  return rows;
}

/** Whether a person made the newest version of a pack. */
export async function isLastAuthor(
  tx: Tx,
  rule_pack_id: string,
  user_id: string,
): Promise<boolean> {
  const { rows } = await tx.query<{ is_last: boolean }>(
    `select coalesce(changed_by = $3, false) as is_last from rule_pack_versions
     where org_id = $1 and rule_pack_id::text = $2 order by version desc limit 1`,
    [tx.org_id, rule_pack_id, user_id],
  );
  return rows[0]?.is_last ?? false;
}

/** The content of a version; null if there is none. */
export async function findVersion(
  tx: Tx,
  rule_pack_id: string,
  version: number,
): Promise<PackContent | null> {
  const { rows } = await tx.query<{ pack: PackContent }>(
    `select pack from rule_pack_versions
     where org_id = $1 and rule_pack_id::text = $2 and version = $3`,
    [tx.org_id, rule_pack_id, version],
  );
  return rows[0]?.pack ?? null;
}

/** Takes a person out of the history; the versions stay. */
export async function eraseFromVersions(
  tx: WriteTx,
  { user_id }: { user_id: string },
): Promise<void> {
  await tx.query(
    'update rule_pack_versions set changed_by = null where org_id = $1 and changed_by = $2',
    [tx.org_id, user_id],
  );
}

/** Puts one person in the place of another in the history. */
export async function moveVersions(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query(
    'update rule_pack_versions set changed_by = $3 where org_id = $1 and changed_by = $2',
    [tx.org_id, from, to],
  );
}
