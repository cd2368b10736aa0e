import { expect, test } from 'vitest';
import type { Tag } from '#tags/contract';
import { peopleOfScope, typeOfSession } from './session-scope.ts';

const tag = (type: Tag['type'], tag_id = `${type} 1`) => ({ tag_id, type });

test('[SESS-03, SESS-19] without tags the type is all', () => {
  expect(typeOfSession(null, [])).toBe('all');
  expect(typeOfSession('tag', [])).toBe('all');
});

test.each([
  [[tag('default')], 'tag'],
  [[tag('default'), tag('job'), tag('location')], 'tag'],
  [[tag('job'), tag('location')], 'job_location'],
  [[tag('job'), tag('job', 'job 2')], 'job'],
  [[tag('location')], 'location'],
] as const)(
  '[SESS-20, SESS-21, SESS-22, SESS-23] with the tags %j the type is %s',
  (tags, expected) => {
    expect(typeOfSession(null, tags)).toBe(expected);
    expect(typeOfSession('all', tags)).toBe(expected);
  },
);

test('[SESS-24] a one-time session stays custom', () => {
  expect(typeOfSession('custom', [])).toBe('custom');
  expect(typeOfSession('custom', [tag('job')])).toBe('custom');
});

const person = (user_id: string, tag_ids: string[], more: object = {}) => ({
  ...{ user_id, tag_ids, active: true, is_hidden: false, experimental: false },
  ...more,
});
const people = [
  person('welder in the pit', ['job 1', 'pit']),
  person('driver in the pit', ['job 2', 'pit']),
  person('welder at the port', ['job 1', 'port', 'crew']),
  person('without tags', []),
  person('hidden', ['job 1', 'pit'], { is_hidden: true }),
  person('test person', ['job 1', 'pit'], { experimental: true }),
  person('deleted', ['job 1', 'pit'], { active: false }),
];
const found = (...tags: Parameters<typeof peopleOfScope>[1]) =>
  peopleOfScope(people, tags).map(({ user_id }) => user_id);

test('[SESS-19] a session of all leaves out hidden, deleted and test people', () => {
  expect(found()).toEqual([
    ...['welder in the pit', 'driver in the pit', 'welder at the port', 'without tags'],
  ]);
});

test('[SESS-21, SESS-22, SESS-23] people have one of the jobs, and one of the locations', () => {
  const [jobs, pit] = [[tag('job'), tag('job', 'job 2')], tag('location', 'pit')];
  expect(found(...jobs)).toEqual(['welder in the pit', 'driver in the pit', 'welder at the port']);
  expect(found(tag('job'), pit)).toEqual(['welder in the pit']);
  expect(found(...jobs, pit)).toEqual(['welder in the pit', 'driver in the pit']);
  expect(found(pit, tag('location', 'port'))).toEqual([
    ...['welder in the pit', 'driver in the pit', 'welder at the port'],
  ]);
});

test('[SESS-20] default tags with jobs: the people with both', () => {
  expect(found(tag('default', 'crew'), tag('job'))).toEqual(['welder at the port']);
  expect(found(tag('default', 'crew'), tag('job', 'job 2'))).toEqual([]);
});
