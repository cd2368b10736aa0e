import { expect, test } from 'vitest';
import { otherNames } from './zone-aliases.ts';

const nameOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

test('all names of a zone are known, and mean the same zone', () => {
  const listed = Intl.supportedValuesOf('timeZone');
  const withOthers = listed.filter((zone) => otherNames(zone).length > 0);
  expect(withOthers).toHaveLength(50);
  for (const zone of withOthers) {
    expect(otherNames(zone).map(nameOf)).toEqual(otherNames(zone).map(() => nameOf(zone)));
  }
});

test('each of two names leads to the other; most zones have only one', () => {
  expect(otherNames('Asia/Calcutta')).toEqual(['Asia/Kolkata']);
  expect(otherNames('Asia/Kolkata')).toEqual(['Asia/Calcutta']);
  expect(otherNames('Asia/Tokyo')).toEqual([]);
});
