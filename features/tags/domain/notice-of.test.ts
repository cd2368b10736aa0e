import { expect, test } from 'vitest';
import { isSameNotice, noticeOf } from './notice-of.ts';

const ann = '0193aaaa-0000-7000-8000-000000000001';
const ben = '0193aaaa-0000-7000-8000-000000000002';
const nobody = { _notify_hydration: false, _notify_hydration_to: [] };

test.each([
  [{}, nobody],
  [
    { lat: 1, _notify_hydration: true },
    { ...nobody, _notify_hydration: true },
  ],
  [
    { _notify_hydration: true, _notify_hydration_to: [ann] },
    { _notify_hydration: true, _notify_hydration_to: [ann] },
  ],
  [{ _notify_hydration: 'yes', _notify_hydration_to: 'all' }, nobody],
])('a tag with the metadata %j notifies as %j', (metadata, notice) => {
  expect(noticeOf(metadata)).toEqual(notice);
});

test('the order of the recipients does not matter', () => {
  const notice = { _notify_hydration: true, _notify_hydration_to: [ann, ben] };
  expect(isSameNotice(notice, { ...notice, _notify_hydration_to: [ben, ann] })).toBe(true);
  expect(isSameNotice(notice, { ...notice, _notify_hydration_to: [ben] })).toBe(false);
  expect(isSameNotice(notice, { ...notice, _notify_hydration: false })).toBe(false);
});
