import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checksumOf } from '#packages/database';
import { migrations } from '../../apps/server/composition.ts';

test('no migration changed or moved since it was listed', () => {
  const [, ...listed] = readFileSync(join(import.meta.dirname, 'migrations.tsv'), 'utf8')
    .trim()
    .split('\n');
  // The line of a new migration is added by hand, at its position in the order.
  expect(migrations.map((step) => `${step.id}\t${checksumOf(step)}`)).toEqual(listed);
});
