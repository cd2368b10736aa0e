import { expect, test } from 'vitest';
import { isId } from '#packages/kit';
import { isReservedOrganisation, reservedOrganisations } from './reserved-organisations.ts';

test('[ORG-08] six identifiers are reserved, in valid form', () => {
  const ids = Object.values(reservedOrganisations);
  expect(ids).toEqual([1, 2, 3, 4, 5, 6].map((n) => `00000000-0000-8000-8000-00000000000${n}`));
  expect(ids.filter((id) => !isId(id))).toEqual([]);
});

test.each([
  ['00000000-0000-8000-8000-000000000003', true],
  ['00000000-0000-8000-8000-000000000007', false],
  ['00000000-0000-0000-0000-000000000000', false],
  ['01900000-0000-7000-8000-000000000003', false],
])('%s is reserved: %s', (org_id, isReserved) => {
  expect(isReservedOrganisation(org_id)).toBe(isReserved);
});
