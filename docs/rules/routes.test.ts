import { expect, test } from 'vitest';
import { addresses } from '../../apps/web/addresses.ts';
import { cell, ruleList } from './rule-list.ts';

const rules = ruleList('routes');
const guardOf = { public: 'public', token: 'token', guarded: 'signed_in' } as const;

test('[PLAT-26] route-missing: the page has every address of the specifications and no other', () => {
  const wanted = rules.map((rule) => `${cell(rule, 'path')} ${cell(rule, 'guard')}`);
  const found = addresses.map(({ path, guard }) => `${path} ${guardOf[guard]}`);
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test('each address has its name and its access word', () => {
  const wanted = rules.map((rule) => [
    cell(rule, 'path'),
    cell(rule, 'name'),
    cell(rule, 'feature'),
  ]);
  const found = addresses.map(({ path, name, feature }) => [path, name, feature]);
  expect(found.toSorted()).toEqual(wanted.toSorted());
});
