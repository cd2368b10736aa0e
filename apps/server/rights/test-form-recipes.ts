import type { WriteTx } from '#packages/database';
import { newId, password, smallJpeg } from '../testing/org-fixture.ts';
import type { Cell, Recipe } from './test-recipe.ts';

const address = { label: 'Home', street: '1 Pit Road' };

/** Ways about what is known of a person, and how they sign in. */
export const formRecipes: Record<string, (cell: Cell) => Recipe | Promise<Recipe>> = {
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
    const { world, target } = cell;
    const { rows } = await world.owner.query<{ image: string | null }>(
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
    const { rows } = await cell.world.owner.query<{ password_hash: string }>(
      'select password_hash from credentials where user_id = $1',
      [user_id],
    );
    const word = `rain over ${newId()}`;
    return {
      path: `/v3/user/reset_password/${user_id}`,
      // The own one takes the present one beside it.
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
    // Whose it is stands in the query, where every cell names its person.
    return { path: '/v3/user/address/0', after: () => asBefore(cell) };
  },
};

function newPerson({ world, target }: Cell, account: object): Recipe {
  const user_id = newId();
  const { night } = target.org_id === world.ours.org_id ? world.ours : world.other;
  const worn = { day: [world.dayOf(target)], night: [night], none: [] }[target.tag ?? 'none'];
  return {
    body: { user_id, name_first: 'New', tag_ids: worn, ...account },
    about: [user_id],
    after: () =>
      world.owner.query(
        `with worn as (delete from user_tags where user_id = $1),
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

/** E-mail, password and fields of the person are again what they were in the beginning. */
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
  { world, target }: Cell,
  action: (tx: WriteTx) => Promise<unknown>,
): Promise<unknown> {
  return world.database.write({ org_id: target.org_id, actor_user_id: null }, action);
}
