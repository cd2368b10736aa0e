import { expect, test } from 'vitest';
import type { Access } from '#permissions/contract';
import { maySeeState, recipientsOf } from './recipients.ts';
import type { Candidate } from './recipients.ts';

const somebody = (
  user_id: string,
  grants: { access: Access[]; tag_id: string | null }[],
  more: Partial<Candidate> = {},
): Candidate => ({
  ...{ user_id, org_id: 'acme', grants, email: `${user_id}@acme.example`, hasSignedIn: true },
  ...more,
});
const pit = somebody('pit', [{ access: ['manager'], tag_id: 'pit' }]);
const mill = somebody('mill', [{ access: ['manager'], tag_id: 'mill' }]);
const all = somebody('all', [{ access: ['manager'], tag_id: null }]);
const admin = somebody('admin', [{ access: ['admin'], tag_id: null }]);
const viewer = somebody('viewer', [{ access: ['view_user', 'view_measure'], tag_id: 'pit' }]);
const person = (...tag_ids: string[]) =>
  ({ kind: 'person', person: { user_id: 'ben', tag_ids } }) as const;

test('[ALERT-07] an alert about a person goes to the managers of their tags and of everybody', () => {
  const { user_ids } = recipientsOf([person('pit')], [pit, mill, all, admin, viewer]);
  expect(user_ids).toEqual(['pit', 'all']);
});

test('an alert about a place goes to the managers of its job or location', () => {
  const place = { kind: 'place', tag_ids: ['mill', 'digger'] } as const;
  expect(recipientsOf([place], [pit, mill, admin]).user_ids).toEqual(['mill']);
});

test('each recipient is notified once about several people', () => {
  expect(recipientsOf([person('pit'), person('pit', 'mill')], [pit, mill]).user_ids).toEqual([
    'pit',
    'mill',
  ]);
});

test('without a manager who can be reached the org admins are notified', () => {
  const silent = { ...pit, email: null };
  const fresh = { ...all, hasSignedIn: false };
  expect(recipientsOf([person('pit')], [silent, fresh, admin])).toEqual({
    user_ids: ['admin'],
    skipped: [
      { user_id: 'pit', reason: 'no_email' },
      { user_id: 'all', reason: 'never_signed_in' },
    ],
  });
});

test('with the roster, managers off shift are left out, but admins are notified if nobody else is', () => {
  expect(recipientsOf([person('pit')], [pit, all, admin], new Set(['pit']))).toEqual({
    ...{ user_ids: ['all'], skipped: [{ user_id: 'pit', reason: 'off_shift' }] },
  });
  expect(recipientsOf([person('pit')], [pit, admin], new Set(['pit', 'admin']))).toEqual({
    ...{ user_ids: ['admin'], skipped: [{ user_id: 'pit', reason: 'off_shift' }] },
  });
  const boss = somebody('boss', [
    { access: ['admin'], tag_id: null },
    { access: ['manager'], tag_id: 'pit' },
  ]);
  expect(recipientsOf([person('pit')], [boss], new Set(['boss']))).toEqual({
    ...{ user_ids: ['boss'], skipped: [] },
  });
});

test('an admin who also manages the tag counts as its manager', () => {
  const both = somebody('both', [
    { access: ['admin'], tag_id: null },
    { access: ['manager'], tag_id: 'pit' },
  ]);
  expect(recipientsOf([person('pit')], [both, pit]).user_ids).toEqual(['both', 'pit']);
  expect(recipientsOf([person('mill')], [both, mill]).user_ids).toEqual(['mill']);
});

test('a value is for recipients with ViewMeasure on the person only', () => {
  const edits = somebody('edits', [{ access: ['edit_user'], tag_id: 'pit' }]);
  expect(maySeeState(pit, { user_id: 'ben', tag_ids: ['pit'] })).toBe(true);
  expect(maySeeState(mill, { user_id: 'ben', tag_ids: ['pit'] })).toBe(false);
  expect(maySeeState(edits, { user_id: 'ben', tag_ids: ['pit'] })).toBe(false);
});
