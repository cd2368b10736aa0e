import { expect, test } from 'vitest';
import type { Access } from '#permissions/contract';
import { linkRefusal } from './link-policy.ts';

const viewer = (access: Access[], tag_id: string | null) => ({
  ...{ org_id: 'acme', user_id: 'boss', grants: [{ access, tag_id }] },
});
const worker = {
  ...{ user_id: 'ben', tag_ids: ['pit'], grants: [], is_hidden: false, has_account: false },
};
const admin = { grants: [{ access: ['admin' as const], tag_id: null }] };

test.each([
  ['a manager of the tag, of a worker', viewer(['manager'], 'pit'), worker, null],
  ['a manager of everybody', viewer(['manager'], null), worker, null],
  ['an admin', viewer(['admin'], null), worker, null],
  ['a manager of another tag', viewer(['manager'], 'mill'), worker, 'not_managed'],
  ['somebody who may edit the person', viewer(['edit_user'], 'pit'), worker, 'not_managed'],
  ['anybody, of themselves', viewer(['super'], null), { ...worker, user_id: 'boss' }, 'own'],
  ['an owner, of an admin', viewer(['super'], null), { ...worker, ...admin }, 'admin'],
  ['of a hidden person', viewer(['super'], null), { ...worker, is_hidden: true }, 'hidden'],
  [
    'of somebody with an account',
    viewer(['super'], null),
    { ...worker, has_account: true },
    'account',
  ],
])('[TOKEN-04] a link of %s', (_, boss, person, refusal) => {
  expect(linkRefusal(boss, person)).toBe(refusal);
});
