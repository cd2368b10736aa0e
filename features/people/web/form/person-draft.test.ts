import { expect, test } from 'vitest';
import type { User } from '#people/contract';
import { bodyOf, changesOf, draftOf, draftProblems } from './person-draft.ts';
import type { PersonDraft } from './person-draft.ts';

const person: User = {
  ...{ user_id: 'u', name_first: 'Tane', name_last: 'Parata', email: 'tane@acme.example' },
  ...{ org_id: 'o', created_time: '', modified_time: '', experimental: false, active: true },
  ...{ is_hidden: false, has_picture: true, tag_ids: ['day', 'digger', 'pit', 'unknown'] },
  metadata: {
    ...{ Shift: 'Night', Boots: 44, _hide_calendar: true, _check_high_errors: false },
    _addresses: [{ label: 'Home', street: '1 Pit Road', lat: -23.36, lon: 119.73 }],
  },
};
const types = { digger: 'job', pit: 'location' } as const;
const typeOf = (tag_id: string) => types[tag_id as keyof typeof types] ?? 'default';
const opened = draftOf({ person, scopes: [], isAdmin: false }, typeOf);
const sent = (parts: Partial<PersonDraft>) => bodyOf(opened, { ...opened, ...parts });
const problems = (parts: Partial<PersonDraft>, email: string | null = person.email) =>
  draftProblems({ ...opened, ...parts }, email);

test('a form opens with the stored values; private fields are no rows, and nothing is changed yet', () => {
  expect(opened).toMatchObject({
    ...{ name_first: 'Tane', email: 'tane@acme.example', password: '', checksHigh: false },
    ...{ defaultTags: ['day', 'unknown'], jobs: ['digger'], locations: ['pit'] },
    fields: [
      { name: 'Boots', value: '44' },
      { name: 'Shift', value: 'Night' },
    ],
    addresses: [{ street: '1 Pit Road', lat: '-23.36', city: '' }],
  });
  expect(changesOf(opened, { ...opened }).size).toBe(0);
  expect([sent({}), problems({})]).toEqual([{}, {}]);
  expect(draftOf(null, typeOf)).toMatchObject({ email: '', defaultTags: [], checksHigh: true });
});

test('only changed fields are sent, each in the form of the call', () => {
  expect(sent({ name_first: ' Hemi ', email: ' ' })).toEqual({ name_first: 'Hemi', email: null });
  expect(sent({ password: 'rain over iron' })).toEqual({ password: 'rain over iron' });
  expect(sent({ jobs: [] })).toEqual({ tag_ids: ['day', 'unknown', 'pit'] });
  expect(sent({ checksHigh: true })).toEqual({ metadata: { _check_high_errors: true } });
  expect(sent({ addresses: [] })).toEqual({ metadata: { _addresses: [] } });
  const [boots, shift] = opened.fields;
  if (boots === undefined || shift === undefined) throw new Error('The rows are missing');
  const fields = [{ ...shift, name: 'Crew' }, { ...boots }, { key: 'n', name: '', value: '' }];
  expect(sent({ fields })).toEqual({ metadata: { Crew: 'Night', Shift: null } });
});

test('each field has its error message, in the words of the server', () => {
  expect(problems({ name_first: '', name_last: '' })).toEqual({
    name_first: 'Either First Name or Last Name is required',
  });
  expect(problems({ email: 'tane' })).toEqual({ email: 'Invalid email format' });
  expect(problems({ password: 'short' })).toEqual({ password: 'Minimum 6 characters' });
  expect(problems({}, null)).toEqual({ password: 'Password is required if email is provided.' });
  expect(problems({ email: '', password: 'rain over iron' })).toEqual({
    email: 'Email is required if password is provided.',
  });
  const [home] = opened.addresses;
  if (home === undefined) throw new Error('The address is missing');
  expect(problems({ addresses: [home, { ...home, lat: 'north' }] })).toEqual({
    'metadata._addresses.1.lat': 'Latitude must be a number from -90 to 90',
  });
  expect(problems({ addresses: [{ ...home, lat: '-23,3' }] })).toEqual({});
  const fields = ['Crew', 'Crew ', '_secret'].map((name) => ({ key: name, name, value: 'x' }));
  expect(problems({ fields })).toEqual({
    'fields.1': 'A field with this name already exists',
    'fields.2': 'Unknown field',
  });
});
