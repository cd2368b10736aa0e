import { expect, test } from 'vitest';
import { entryPlace } from './entry-place.ts';

const tags = new Map([
  ['t', { type: 'default', active: true } as const],
  ['l', { type: 'location', active: true } as const],
  ['gone', { type: 'job', active: false } as const],
]);

test.each([
  ['tag', 't', '/settings/tags/t'],
  ['tag', 'l', '/settings/locations/l'],
  ['tag', 'gone', null],
  ['tag', null, null],
  ['alert_rule', 'r', '/settings/alerts/rules/r'],
  ['organisation', 'o', '/settings/org'],
  ['measurement', 'm', null],
])('the object of an entry about %s %s is at %s', (entity, entity_id, place) => {
  expect(entryPlace({ action: 'change', entity, entity_id }, tags)).toBe(place);
});

test('a deleted rule has no page', () => {
  const entry = { action: 'delete', entity: 'alert_rule', entity_id: 'r' };
  expect(entryPlace(entry, tags)).toBeNull();
});
