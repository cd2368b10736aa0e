import { expect, test } from 'vitest';
import { peopleOfGraph } from './graph-directory.ts';

const id = '0A900000-0000-7000-8000-00000000000A';
const one = (more: object) => peopleOfGraph({ value: [{ id, ...more }] })?.people[0];

test('a person is read with their mail, otherwise their sign-in name, in lower case', () => {
  const names = { givenName: ' Ana ', surname: 'de\u0000Silva', displayName: 'Silva, Ana' };
  const known = { ...names, mail: 'Ana.Silva@Acme.Example', department: 'Kiln' };
  expect(one({ ...known, userPrincipalName: 'ana@acme.onmicrosoft.example' })).toEqual({
    ...{ object_id: id.toLowerCase(), name_first: 'Ana', name_last: 'de Silva' },
    ...{ email: 'ana.silva@acme.example', department: 'Kiln' },
  });
  expect(one({ ...names, mail: null, userPrincipalName: 'ANA@acme.example' })?.email).toBe(
    'ana@acme.example',
  );
});

test.each([
  ['Ana de Silva', 'Ana', 'de Silva'],
  ['Ana', 'Ana', ''],
  [null, '', ''],
])('the display name %j alone gives %s %s', (displayName, name_first, name_last) => {
  expect(one({ displayName })).toMatchObject({ name_first, name_last, email: '', department: '' });
});

test('disabled accounts are left out; further pages are reported', () => {
  const next = 'https://graph.microsoft.com/v1.0/users?$skiptoken=x';
  const value = [
    { id, accountEnabled: false },
    { id, accountEnabled: true },
  ];
  const read = peopleOfGraph({ value, '@odata.nextLink': next });
  expect([read?.people.length, read?.is_more]).toEqual([1, true]);
  expect(peopleOfGraph({ value: [] })).toEqual({ people: [], is_more: false });
});

test.each([
  undefined,
  null,
  'people',
  [],
  {},
  { value: {} },
  { value: [{ id: 'no id' }] },
  { value: [{ id, mail: 7 }] },
])('%j is not a valid response', (value) => expect(peopleOfGraph(value)).toBeNull());
