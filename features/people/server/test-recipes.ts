import {
  createTag,
  newId,
  noon,
  password,
  smallJpeg,
  withdrawPermissions,
  twinUnlessOwn,
} from '#apps/server/testing';
import type { Cell, Recipe, Recipes } from '#apps/server/testing';
import type { WriteTx } from '#packages/database';
import { bringBack, removePerson } from './index.ts';

const address = { label: 'Home', street: '1 Pit Road' };

/** The calls about people. */
export const recipes: Recipes = {
  'user.hide: the person': async (cell) => hidden(cell, false),
  'user.unhide: the person, who is hidden': async (cell) => hidden(cell, true),
  'user.delete: the person': async (cell) => {
    const user_id = await twinUnlessOwn(cell);
    return { body: { ids: [user_id] }, about: [user_id] };
  },
  'user.delete_one: the person': async (cell) => {
    const user_id = await twinUnlessOwn(cell);
    return { path: `/v2/user/${user_id}`, about: [user_id] };
  },
  'user.merge: the person into another of the same crews': async (cell) => {
    const [source_user_id, target_user_id] = [
      await twinUnlessOwn(cell),
      await cell.fixture.twinOf(cell.target),
    ];
    return {
      body: { source_user_id, target_user_id },
      about: [source_user_id, target_user_id],
    };
  },
  'user.create: a new person in the tags of the person': (cell) => newPerson(cell, {}),
  'user.create: the same with an account': (cell) =>
    newPerson(cell, { email: `${newId()}@heat.example`, password: 'rain over iron' }),
  "user.change: the person's e-mail": (cell) => ({
    body: {
      ...{ user_id: cell.target.user_id, email: `${newId()}@heat.example` },
      current_password: password,
    },
    after: () => asBefore(cell),
  }),
  'user.change_metadata: a field of the person': (cell) => ({
    body: { user_id: cell.target.user_id, metadata: { shift: newId() } },
    after: () => asBefore(cell),
  }),
  "user.set_image: the person's picture": async (cell) => {
    const { fixture, target } = cell;
    const { rows } = await fixture.owner.query<{ image: string | null }>(
      'select image from users where user_id = $1',
      [target.user_id],
    );
    return {
      path: `/v2/user/image/${target.user_id}`,
      body: { image: smallJpeg },
      after: () =>
        write(cell, (tx) =>
          tx.query('update users set image = $2 where user_id = $1', [
            ...[target.user_id, rows[0]?.image ?? null],
          ]),
        ),
    };
  },
  'user.reset_password: another password of the person': async (cell) => {
    const { user_id } = cell.target;
    const { rows } = await cell.fixture.owner.query<{ password_hash: string }>(
      'select password_hash from credentials where user_id = $1',
      [user_id],
    );
    const word = `rain over ${newId()}`;
    return {
      path: `/v3/user/reset_password/${user_id}`,
      // One's own requires the current one too.
      body: { current_password: password, new_password: word, confirm_password: word },
      after: async () => {
        await write(cell, (tx) =>
          tx.query('update credentials set password_hash = $2 where user_id = $1', [
            ...[user_id, rows[0]?.password_hash ?? null],
          ]),
        );
        await asBefore(cell);
      },
    };
  },
  'address.add: an address of the person': (cell) => ({
    body: { user_id: cell.target.user_id, address },
    after: () => asBefore(cell),
  }),
  'address.change: the first address of the person': async (cell) => {
    await giveAddress(cell);
    return {
      path: '/v3/user/address/0',
      body: { user_id: cell.target.user_id, address: { ...address, city: 'Newman' } },
      after: () => asBefore(cell),
    };
  },
  'address.remove: the first address of the person': async (cell) => {
    await giveAddress(cell);
    // The person is in the query, which every cell adds.
    return { path: '/v3/user/address/0', after: () => asBefore(cell) };
  },
  'user.removed: who can come back': async ({ fixture, self, target }) => {
    if (self === target) return {};
    const { org_id, user_id } = target;
    const write = (action: (tx: WriteTx) => Promise<unknown>) =>
      fixture.database.write({ org_id, actor_user_id: null }, action);
    await write((tx) => removePerson(tx, user_id, noon));
    return {
      after: async () => {
        await write((tx) => bringBack(tx, user_id, noon, () => Promise.resolve(true)));
        await fixture.signIn(target);
      },
    };
  },
  'user.restore: the person, who has left': async (cell) => {
    const user_id = await twinUnlessOwn(cell);
    const { org_id } = cell.target;
    if (user_id !== cell.target.user_id) {
      await cell.fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
        removePerson(tx, user_id, noon),
      );
    }
    return { body: { ids: [user_id] }, about: [user_id] };
  },
  "user.image: the person's picture": ({ target }) => ({
    path: `/v2/user/image/${target.user_id}`,
  }),
  "user.change: the person's name": async ({ fixture, target }) => {
    const { org_id, user_id } = target;
    const { rows } = await fixture.owner.query<{ name_last: string }>(
      'select name_last from users where user_id = $1',
      [user_id],
    );
    return {
      body: { user_id, name_last: 'Renamed' },
      after: () =>
        fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
          tx.query('update users set name_last = $2 where user_id = $1', [
            ...[user_id, rows[0]?.name_last ?? ''],
          ]),
        ),
    };
  },
  "user.change: the person's permissions": ({ fixture, self, target }) => ({
    body: {
      user_id: target.user_id,
      permissions: [{ access: 'view_user', tag_id: self === null ? null : fixture.dayOf(self) }],
    },
    after: () => withdrawPermissions({ fixture, self, target }),
  }),
  'admin.list: the admins': () => ({}),
  'user.accounts: the accounts of those whom somebody manages': () => ({}),
  'admin.set: the person as admin': (cell) => ({
    path: `/v3/organisation/admins/${cell.target.user_id}`,
    body: { level: 'admin' },
    after: () => withdrawPermissions(cell),
  }),
  'admin.remove: the person, an admin, as none': async ({ fixture, self, target }) => {
    if (self !== target) await fixture.givePermission(target, 'admin');
    return {
      path: `/v3/organisation/admins/${target.user_id}`,
      after: () => withdrawPermissions({ fixture, self, target }),
    };
  },
  'admin.give_level: the person as owner': (cell) => ({
    body: { user_id: cell.target.user_id, level: 'owner' },
    after: () => withdrawPermissions(cell),
  }),
  "tag.supervisors: of the day crew of the person's organisation": ({ fixture, target }) => ({
    path: `/v3/tag/${fixture.dayOf(target)}/supervisors`,
  }),
  'tag.set_supervisors: the person as the one of a new tag': async (cell) => ({
    body: { tag_id: await createTag(cell, cell.target), user_ids: [cell.target.user_id] },
    after: () => withdrawPermissions(cell),
  }),
};

/** The person with changed data, and afterwards as before. */
async function hidden({ fixture, target }: Cell, before: boolean): Promise<Recipe> {
  const { org_id, user_id, is_hidden } = target;
  const set = (value: boolean) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query('update users set is_hidden = $2 where user_id = $1', [user_id, value]),
    );
  await set(before);
  return { body: { ids: [user_id] }, after: () => set(is_hidden) };
}

function newPerson({ fixture, target }: Cell, account: object): Recipe {
  const user_id = newId();
  const { night } = target.org_id === fixture.ours.org_id ? fixture.ours : fixture.other;
  const ownTags = { day: [fixture.dayOf(target)], night: [night], none: [] }[target.tag ?? 'none'];
  return {
    body: { user_id, name_first: 'New', tag_ids: ownTags, ...account },
    about: [user_id],
    after: () =>
      fixture.owner.query(
        `with removed as (delete from user_tags where user_id = $1),
           opened as (delete from credentials where user_id = $1)
         delete from users where user_id = $1`,
        [user_id],
      ),
  };
}

async function giveAddress(cell: Cell): Promise<void> {
  await write(cell, (tx) =>
    tx.query(
      `update users set metadata = metadata || jsonb_build_object('_addresses', $2::jsonb)
       where user_id = $1`,
      [cell.target.user_id, JSON.stringify([address])],
    ),
  );
}

/** Restores email, password and fields of the person. */
async function asBefore(cell: Cell): Promise<void> {
  const { user_id, email } = cell.target;
  await write(cell, async (tx) => {
    await tx.query(
      `update users set email = $2, metadata = metadata - 'shift' - '_addresses' where user_id = $1`,
      [user_id, email],
    );
    await tx.query(
      `update credentials set email = $2, must_change_password = false where user_id = $1`,
      [user_id, email],
    );
  });
}

function write(
  { fixture, target }: Cell,
  action: (tx: WriteTx) => Promise<unknown>,
): Promise<unknown> {
  return fixture.database.write({ org_id: target.org_id, actor_user_id: null }, action);
}
