import type { Database } from '#packages/database';

interface Settings {
  tenant_id: string;
  domains: string[];
  is_enforced?: boolean;
  creates_people?: boolean;
  tag_ids?: string[];
}

/** Configures work accounts for an organisation of a test, whatever its own domains. */
export async function setSso(database: Database, org_id: string, row: Settings): Promise<void> {
  const { tenant_id, domains, is_enforced = false, creates_people = false, tag_ids = [] } = row;
  await database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into sso_settings (org_id, tenant_id, domains, is_enforced, creates_people, tag_ids)
       values ($1, $2, $3, $4, $5, $6) on conflict (org_id) do update set tenant_id = $2,
         domains = $3, is_enforced = $4, creates_people = $5, tag_ids = $6`,
      [org_id, tenant_id, domains, is_enforced, creates_people, tag_ids],
    ),
  );
}
