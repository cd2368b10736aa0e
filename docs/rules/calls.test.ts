import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '../../apps/server/composition.ts';
import { filesUnder } from '../../tooling/files/source-files.mjs';
import { cell, ruleList } from './rule-list.ts';

const rules = ruleList('calls');
const key = (method: string, path: string) => `${method} ${path}`;
const ruleKey = (rule: (typeof rules)[number]) => key(cell(rule, 'method'), cell(rule, 'path'));
const isOperation = (rule: (typeof rules)[number]) => cell(rule, 'feature') === 'app';

test('no call is listed twice', () => {
  const keys = rules.map(ruleKey);
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
});

test('call-missing: the server answers every call of the list, and no other', () => {
  const wanted = rules.filter((rule) => !isOperation(rule)).map(ruleKey);
  const found = endpoints.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((url) => key(method, url)),
  );
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test('every alias of the list is an alias in the code', () => {
  const wanted = rules.filter((rule) => cell(rule, 'note') === 'alias').map(ruleKey);
  const found = endpoints.flatMap(({ method, aliases = [] }) =>
    aliases.map((url) => key(method, url)),
  );
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test('calls for the operator are in the server', () => {
  const root = join(import.meta.dirname, '../..');
  const code = filesUnder(root, ['apps/server'])
    .filter((file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file: string) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const operations = rules.filter(isOperation);
  for (const rule of operations) expect(code).toContain(`'${cell(rule, 'path')}'`);
  expect(operations.length).toBeGreaterThan(0);
});
