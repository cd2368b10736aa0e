import { newId, signInTo, createOrgFixture } from './org-fixture.ts';
import type { OrgFixture } from './org-fixture.ts';

/** A fixture with the common calls about tags. */
export interface TagFixture extends OrgFixture {
  /** The admin's sign-in. */
  admin: string;
  create: (tag: object, token?: string) => ReturnType<OrgFixture['app']['call']>;
  change: (tag: object, token?: string) => ReturnType<OrgFixture['app']['call']>;
  /** The id of a new tag. */
  newTag: (name: string, type?: string) => Promise<string>;
  /** All stored data of tags, to check that a rejected call changed nothing. */
  tagRows: () => Promise<unknown[]>;
  /** The members of a tag, by id. */
  members: (tag_id: string) => Promise<string[]>;
}

/** A separate fixture for a file about tags. */
export async function createTagFixture(): Promise<TagFixture> {
  const fixture = await createOrgFixture();
  const { app, acme, database } = fixture;
  const admin = await signInTo(app, acme.emailOf('admin'));
  const create = (tag: object, token = admin) =>
    app.call('POST', '/v2/tag', { tag: { tag_id: newId(), type: 'default', ...tag } }, token);
  return {
    ...fixture,
    admin,
    create,
    change: (tag, token = admin) => app.call('PATCH', '/v2/tag', { tag }, token),
    async newTag(name, type = 'default') {
      const tag_id = newId();
      const { status } = await create({ tag_id, name, type });
      if (status !== 200) throw new Error(`No tag ${name}: ${String(status)}`);
      return tag_id;
    },
    tagRows: () =>
      database.read(acme.org_id, async (tx) => {
        const { rows } = await tx.query('select * from tags where org_id = $1 order by tag_id', [
          tx.org_id,
        ]);
        return rows;
      }),
    members: (tag_id) =>
      database.read(acme.org_id, async (tx) => {
        const { rows } = await tx.query<{ user_id: string }>(
          'select user_id from user_tags where org_id = $1 and tag_id = $2 order by user_id',
          [tx.org_id, tag_id],
        );
        return rows.map(({ user_id }) => user_id);
      }),
  };
}
