import type { AlertContent, TextParts } from '#alerts/domain';
import { temperatureUnit } from '#organisation/domain';
import { findOrganisation, findZone } from '#organisation/server';
import type { Tx } from '#packages/database';

/** SQL expression on `a`: what an alert says. */
export const alertContent = `json_build_object('reason', a.reason, 'trigger', a.metadata->'trigger',
      'message', a.metadata->'message', 'targets', a.targets, 'tag_ids', a.metadata->'tag_ids')`;

/** What alerts say, by id; dismissed ones are left out. */
export async function findContents(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AlertContent>> {
  const { rows } = await tx.query<{ id: string; content: AlertContent }>(
    `select a.compliance_alert_log_id as id, ${alertContent} as content
     from compliance_alert_logs as a
     where a.org_id = $1 and a.compliance_alert_log_id = any($2::uuid[]) and a.active`,
    [tx.org_id, ids],
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** What the texts of alerts need: the names of their people, jobs and locations, unit and zone. */
export async function findTextParts(tx: Tx, contents: readonly AlertContent[]): Promise<TextParts> {
  const names = await findNames(tx, contents);
  return {
    nameOf: (id) => names.get(id) ?? '',
    unit: temperatureUnit((await findOrganisation(tx))?.metadata ?? {}),
    zone: await findZone(tx),
  };
}

async function findNames(
  tx: Tx,
  contents: readonly AlertContent[],
): Promise<ReadonlyMap<string, string>> {
  const targets = contents.flatMap((content) => content.targets);
  const user_ids = targets.flatMap((target) => ('user_id' in target ? target.user_id : []));
  const tag_ids = [
    ...targets.flatMap((target) => ('tag_ids' in target ? [...target.tag_ids] : [])),
    ...contents.flatMap((content) => content.tag_ids ?? []),
  ];
  const { rows } = await tx.query<{ id: string; name: string }>(
    `select user_id as id, trim(name_first || ' ' || name_last) as name from users
     where org_id = $1 and user_id = any($2::uuid[])
     union all
     select tag_id, name from tags where org_id = $1 and tag_id = any($3::uuid[])`,
    [tx.org_id, [...new Set(user_ids)], [...new Set(tag_ids)]],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
