import { expect, test } from 'vitest';
import { reservedOrganisations } from '#organisation/domain';
import type { Viewer } from '#permissions/contract';
import { isSupportAdmin } from './policies.ts';

const { support_admin } = reservedOrganisations;
const viewer = (org_id: string, access: Viewer['grants'][number]['access'][number]): Viewer => ({
  org_id,
  user_id: 'u',
  grants: [{ access: [access], tag_id: null }],
});

test.each(['super', 'admin'] as const)('the %s of the support organisation is one', (access) => {
  expect(isSupportAdmin(viewer(support_admin, access))).toBe(true);
});

test('nobody else there is one, and no admin of another organisation', () => {
  expect(isSupportAdmin(viewer(support_admin, 'manager'))).toBe(false);
  expect(isSupportAdmin({ org_id: support_admin, user_id: 'u', grants: [] })).toBe(false);
  const onTag = { access: ['admin'] as const, tag_id: 't' };
  expect(isSupportAdmin({ org_id: support_admin, user_id: 'u', grants: [onTag] })).toBe(false);
  for (const [name, org_id] of Object.entries({ ...reservedOrganisations, own: 'o' })) {
    if (name !== 'support_admin') expect(isSupportAdmin(viewer(org_id, 'super'))).toBe(false);
  }
});
