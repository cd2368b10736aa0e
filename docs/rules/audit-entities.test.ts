import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditEntities } from '#audit/contract';
import { filesUnder } from '../../tooling/files/source-files.mjs';

const root = join(import.meta.dirname, '../..');

test('the log can be filtered by every kind of entry it contains', () => {
  const files: string[] = filesUnder(root, ['features', 'apps/server']);
  const written = files
    .filter((file) => /\/server\/(?!.*test-)[^.]*\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const named = [...text.matchAll(/entity: '(\w+)'/g)].map(([, entity]) => entity);
      const [, kinds = ''] = /entities\b[^=]*= \{([^}]*)\}/.exec(text) ?? [];
      return [...named, ...[...kinds.matchAll(/'(\w+)'/g)].map(([, entity]) => entity)];
    });
  expect(written).toContain('survey');
  expect(written).toContain('custom_type');
  const offered = new Set<string | undefined>(auditEntities);
  expect([...new Set(written)].filter((entity) => !offered.has(entity))).toEqual([]);
});
