import { insertCredentials } from '#auth/server';
import { reservedOrganisations } from '#organisation/domain';
import { insertOrganisation } from '#organisation/server';
import { insertUsers } from '#people/server';
import { insertPermissions } from '#permissions/server';
import { newId, noon, signInTo } from './org-fixture.ts';
import type { OrgFixture } from './org-fixture.ts';
import { passwordHash } from './password.ts';

/** Creates the support organisation with an admin; returns the admin's token. */
export async function signInSupport({ app, database }: OrgFixture): Promise<string> {
  const org_id = reservedOrganisations.support_admin;
  const [user_id, email] = [newId(), 'team@support.example'];
  const created_time = new Date(noon).toISOString();
  const password_hash = await passwordHash;
  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await insertOrganisation(tx, { org_id, name: 'Support', metadata: {}, created_time });
    const names = { name_first: 'Sam', name_last: 'Support', metadata: {} };
    await insertUsers(tx, [
      { ...{ user_id, email, created_time, experimental: false, is_hidden: false }, ...names },
    ]);
    await insertPermissions(tx, [
      { permission_id: newId(), user_id, tag_id: null, access: 'admin', created_time },
    ]);
    await insertCredentials(tx, [
      { user_id, email, password_hash, created_time, proven_time: created_time },
    ]);
  });
  return signInTo(app, email);
}
