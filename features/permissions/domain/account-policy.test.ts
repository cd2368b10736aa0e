import { expect, test } from 'vitest';
import type { Access, Grant, Viewer } from '#permissions/contract';
import { accountRefusal } from './account-policy.ts';
import type { AccountHolder } from './account-policy.ts';

const org_id = 'o';
const may = (tag_id: string | null, ...access: Access[]): Grant => ({ tag_id, access });
const who = (user_id: string, grants: Grant[], tag_ids: string[] = ['day']) => ({
  ...{ user_id, grants, tag_ids, org_id },
});
const owner = who('owner', [may(null, 'super')]);
const admin = who('admin', [may(null, 'admin')]);
const manager = who('manager', [may('day', 'manager')]);
const worker = who('worker', []);
const canSetAccount = (viewer: Viewer, subject: AccountHolder) =>
  accountRefusal(viewer, subject) === null;

test('setting an account requires the right to view the tests of the person', () => {
  const editor = who('editor', [may('day', 'view_user', 'edit_user', 'delete_user')]);
  expect(accountRefusal(editor, worker)).toBe('tests');
  expect(accountRefusal(editor, editor)).toBeNull();
  const reader = who('reader', [may('day', 'view_user', 'edit_user', 'view_measure')]);
  expect(accountRefusal(reader, worker)).toBeNull();
  const elsewhere = who('elsewhere', [may('day', 'edit_user'), may('night', 'view_measure')]);
  expect(accountRefusal(elsewhere, worker)).toBe('tests');
});

test('editors of a person may set how they sign in, and everybody their own account', () => {
  for (const viewer of [owner, admin, manager]) expect(canSetAccount(viewer, worker)).toBe(true);
  expect(canSetAccount(worker, worker)).toBe(true);
  expect(canSetAccount(worker, who('mate', []))).toBe(false);
  expect(canSetAccount(manager, who('night', [], ['night']))).toBe(false);
});

test('only an owner sets the account of an admin', () => {
  const other = who('other', [may(null, 'admin')]);
  expect([canSetAccount(admin, other), canSetAccount(admin, owner)]).toEqual([false, false]);
  expect([canSetAccount(owner, other), canSetAccount(owner, owner)]).toEqual([true, true]);
  expect(canSetAccount(who('all', [may(null, 'manager')]), admin)).toBe(false);
});

test('nobody gets more rights by the account of another person', () => {
  const above = [
    [may(null, 'manager')],
    [may('night', 'manager')],
    [may('day', 'view_user', 'delete_user')],
    [may(null, 'view_user')],
  ];
  for (const grants of above) {
    expect(canSetAccount(manager, who('above', grants))).toBe(false);
    expect(canSetAccount(admin, who('above', grants))).toBe(true);
  }
  for (const grants of [
    [may('day', 'view_user')],
    [may('day', 'manager')],
    [may(null, 'limited')],
  ]) {
    expect(canSetAccount(manager, who('beside', grants))).toBe(true);
  }
});
