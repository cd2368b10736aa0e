import { expect, test } from 'vitest';
import {
  addressesOf,
  checksHighReadings,
  ownFields,
  ownSettings,
  readFields,
} from './user-fields.ts';

const errorsOf = (given: Record<string, unknown>) => {
  const read = readFields(given, true);
  return read.isValid ? null : read.errors;
};
const home = { label: 'Home', street: '1 Pit Road', city: 'Newman' };

test('fields with custom names hold text, numbers or booleans; null removes one', () => {
  expect(readFields({ Shift: 'Night', Boots: 44, Licence: true, Old: null }, false)).toEqual({
    isValid: true,
    change: { set: { Shift: 'Night', Boots: 44, Licence: true }, removed: ['Old'] },
  });
});

test.each([
  [{ '': 'x' }, 'metadata.', 'A field name must be one line of at most 100 characters'],
  [{ ' Shift': 'x' }, 'metadata. Shift', /one line/],
  [{ ['n'.repeat(101)]: 'x' }, `metadata.${'n'.repeat(101)}`, /one line/],
  [{ 'a\nb': 'x' }, 'metadata.a\nb', /one line/],
  [{ Shift: 'x'.repeat(2001) }, 'metadata.Shift', /at most 2000 characters/],
  [{ Shift: 'a\u0000b' }, 'metadata.Shift', /at most 2000 characters/],
  [{ Shift: '\ud800' }, 'metadata.Shift', /at most 2000 characters/],
  [{ Shift: ['Night'] }, 'metadata.Shift', /at most 2000 characters/],
  [{ _federated_provider: 'azuread' }, 'metadata._federated_provider', 'Unknown field'],
  [{ _federated_provider: null }, 'metadata._federated_provider', 'Unknown field'],
  [{ _toString: 1 }, 'metadata._toString', 'Unknown field'],
  [{ _check_high_errors: 'no' }, 'metadata._check_high_errors', /yes or no/],
  [{ _calendar_configuration: { a: 1 } }, 'metadata._calendar_configuration', /must be text/],
  [{ _addresses: 'Newman' }, 'metadata._addresses', 'An address needs at least one line'],
  [{ _addresses: [home, {}] }, 'metadata._addresses.1.street', /at least one line/],
  [{ _addresses: [{ ...home, lat: 91, lon: 0 }] }, 'metadata._addresses.0.lat', /Latitude/],
  [{ _addresses: [{ ...home, lat: 1 }] }, 'metadata._addresses.0.lon', /Both coordinates/],
  [{ _addresses: Array(11).fill(home) }, 'metadata._addresses', /at most 10 addresses/],
])('%j is refused', (given, field, sentence) => {
  const errors = errorsOf(given);
  expect(Object.keys(errors ?? {})).toEqual([field]);
  expect(errors?.[field]).toMatch(sentence);
});

test('[USER-11] private fields that are known are accepted in their form', () => {
  const given = {
    ...{ _check_high_errors: false, _hide_calendar: true, _calendar_configuration: '[]' },
    _addresses: [{ ...home, street: ' 1 Pit Road ', lat: -23.36, lon: 119.73 }],
  };
  const read = readFields(given, true);
  expect(read).toMatchObject({ isValid: true, change: { set: { _check_high_errors: false } } });
  const stored = read.isValid ? read.change.set : {};
  expect(addressesOf(stored)).toEqual([
    ...[{ ...home, state: '', postalCode: '', country: '', lat: -23.36, lon: 119.73 }],
  ]);
  expect(addressesOf({ _addresses: [{ street: 7 }, home] })).toHaveLength(1);
  expect(addressesOf({})).toEqual([]);
});

test('[USER-10] high readings are checked unless the person turned it off; private fields are no rows', () => {
  expect([checksHighReadings({}), checksHighReadings({ _check_high_errors: false })]).toEqual([
    ...[true, false],
  ]);
  expect(ownFields({ Shift: 'Night', Boots: 44, _hide_calendar: true, Odd: { a: 1 } })).toEqual([
    { key: 'Boots', value: '44' },
    { key: 'Shift', value: 'Night' },
  ]);
});

test.each(ownSettings)('%s can only be set by the person', (field) => {
  const given = { [field]: field.startsWith('_hide_') ? true : '{}' };
  expect(readFields(given, true).isValid).toBe(true);
  const errors = { [`metadata.${field}`]: 'Unknown field' };
  expect(readFields(given, false)).toEqual({ isValid: false, errors });
  expect(readFields({ [field]: null }, false)).toEqual({ isValid: false, errors });
});

test('an address of another form is rejected with our message', () => {
  for (const one of ['x', 7, null, [], { lat: 'x', lon: 1 }]) {
    const said = JSON.stringify(errorsOf({ _addresses: [one] }));
    expect(said).toMatch(/_addresses/);
    expect(said).not.toMatch(/Invalid input|expected/);
  }
});

test('a field may have the name of an inherited property', () => {
  const given = { toString: 'a', valueOf: 1, constructor: true, hasOwnProperty: 'b' };
  expect(readFields(given, true)).toEqual({
    isValid: true,
    change: { set: given, removed: [] },
  });
  expect(errorsOf({ constructor: { a: 1 } })).toEqual({
    'metadata.constructor':
      'A field must be text of at most 2000 characters, a number, or yes or no',
  });
});
