import { newId, noon } from '../../../apps/server/testing/org-fixture.ts';
import { many } from '../sync/random-source.ts';
import type { RandomSource } from '../sync/random-source.ts';
import type { Account } from './chain-reads.ts';
import type { ChainWorld } from './chain-world.ts';

/** A call of a chain, and its effect if the server accepts it. */
export interface ChainCall {
  kind: ChainKind;
  method: 'POST' | 'PATCH' | 'PUT';
  path: string;
  body: object;
  /** Lines of a spreadsheet that is imported instead. */
  sheet?: readonly (readonly string[])[];
  /** A stored test. */
  test?: string;
  /** An added person. */
  person?: string;
  /** The person whose credentials are set, and the values. */
  account?: { user_id: string; email: string | null; password: string | null };
}

/** Kinds of calls; those that likely lead to a chain are listed repeatedly. */
const kinds = [
  ...many('merge', 6),
  // Hashing a password takes longer than the rest of a chain, and the email opens an account as
  // well.
  ...many('set_account', 1),
  ...many('set_email', 5),
  ...many('set_password', 1),
  ...many('create_person', 2),
  ...many('create_with_account', 1),
  ...many('label', 4),
  ...many('label_many', 3),
  ...many('move', 4),
  ...many('unlabel', 2),
  ...many('create_test', 2),
  ...many('tag_test', 1),
  ...many('edit_test', 1),
  ...many('hide', 1),
  ...many('unhide', 1),
  ...many('delete', 2),
  ...many('restore', 2),
  ...many('supervise', 2),
  ...many('give_permission', 2),
  ...many('take_permission', 1),
  ...many('import', 1),
  ...many('edit_self', 1),
] as const;
export type ChainKind = (typeof kinds)[number];

/** Every kind of call, once. */
export const chainKinds: readonly ChainKind[] = [...new Set(kinds)];

/** Draws a call, mostly about people in the scope of the caller's rights. */
export function drawCall(
  random: RandomSource,
  world: ChainWorld,
  caller: { user_id: string; account: Account },
  accounts: ReadonlyMap<string, Account>,
): ChainCall {
  const tag_ids = [...world.tags.keys()];
  const held = caller.account.grants.flatMap(({ tag_id }) => tag_id ?? []);
  const isNear = (user_id: string) =>
    held.length === 0 || accounts.get(user_id)?.tag_ids.some((tag_id) => held.includes(tag_id));
  // The caller always exists, so there is at least one.
  const near = [caller.user_id, ...world.people.filter(isNear)];
  const whom = () => random.from(random.chance(0.8) ? near : world.people);
  const which = () => random.from(random.chance(0.8) && held.length > 0 ? held : tag_ids);
  const tagsOf = (user_id: string) => accounts.get(user_id)?.tag_ids ?? [];
  const gone = world.people.filter((id) => accounts.get(id)?.isActive === false);
  const kind = gone.length > 0 && random.chance(0.15) ? 'restore' : random.from(kinds);
  const user_id = whom();
  const call = (
    method: ChainCall['method'],
    path: string,
    body: object,
    more: Partial<ChainCall> = {},
  ): ChainCall => ({ kind, method, path, body, ...more });
  const email = `${newId()}@chain.example`;
  const password = `rain over ${email}`;
  switch (kind) {
    case 'merge':
      return call('PATCH', '/v3/user/merge', { source_user_id: user_id, target_user_id: whom() });
    case 'set_account':
      return call(
        'PATCH',
        '/v2/user/',
        { user_id, email, password },
        {
          account: { user_id, email, password },
        },
      );
    case 'set_email':
      return call(
        'PATCH',
        '/v2/user/',
        { user_id, email },
        {
          account: { user_id, email, password: null },
        },
      );
    case 'set_password':
      return call(
        'PATCH',
        `/v3/user/reset_password/${user_id}`,
        { new_password: password, confirm_password: password },
        { account: { user_id, email: null, password } },
      );
    case 'create_person':
    case 'create_with_account': {
      const person = newId();
      const account = kind === 'create_person' ? {} : { email, password };
      const body = { user_id: person, name_first: 'New', tag_ids: [which()], ...account };
      return call('POST', '/v2/user', body, {
        person,
        ...(kind === 'create_with_account' && { account: { user_id: person, email, password } }),
      });
    }
    case 'label':
      return call('POST', '/v2/tag/users', { tag_id: which(), user_ids: [user_id] });
    case 'label_many':
      return call('POST', '/v3/tag/users', {
        ...{ tag_ids: [...new Set([which(), which()])], user_ids: [...new Set([user_id, whom()])] },
      });
    case 'move': {
      const kept = tagsOf(user_id).filter(() => random.chance(0.5));
      return call('PATCH', '/v2/user/', { user_id, tag_ids: [...new Set([...kept, which()])] });
    }
    case 'unlabel':
      return call('POST', '/v3/tag/users/remove', { tag_id: which(), user_id });
    case 'create_test': {
      const test = newId();
      const created_time = new Date(noon - 60_000).toISOString();
      const row = { measurement_id: test, user_id, type: 'sosm', value: 70, created_time };
      return call('POST', '/v3/measurement', { measurements: [row] }, { test });
    }
    case 'tag_test':
      return call('POST', '/v3/tag/measurements', {
        ...{ tag_ids: [which()], measurement_ids: [random.from(world.tests)] },
      });
    case 'edit_test':
      return call('PATCH', '/v3/measurement', {
        ...{
          ids: [random.from(world.tests)],
          ...(random.chance(0.5) ? { valid: false } : { active: false }),
        },
      });
    case 'restore':
      return call('POST', '/v3/user/restore', {
        ids: [random.from(gone.length > 0 ? gone : near)],
      });
    case 'hide':
    case 'unhide':
    case 'delete':
      return call('PATCH', `/v3/user/${kind}`, { ids: [user_id] });
    case 'supervise':
      return call('POST', '/v3/tag/supervisors', { tag_id: which(), user_ids: [user_id] });
    case 'give_permission': {
      const access = random.from(['view_user,view_measure', 'manager', 'view_user,edit_user']);
      return call('PATCH', '/v2/user/', { user_id, permissions: [{ access, tag_id: which() }] });
    }
    case 'take_permission':
      return call('PATCH', '/v3/permission/remove', { user_ids: [user_id] });
    case 'import':
      return call(
        'POST',
        '/v3/user/import',
        {},
        {
          sheet: [
            ['', '', world.emails.get(user_id) ?? email, '', world.tags.get(which()) ?? '', '', ''],
          ],
        },
      );
    case 'edit_self':
      return call('PATCH', '/v2/user/', {
        ...{ user_id: caller.user_id, name_first: 'Same', tag_ids: [which()] },
      });
  }
}
