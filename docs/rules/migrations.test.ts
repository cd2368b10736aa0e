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

/** The first step that an earlier version may still be serving beside, see decision 122. */
const expandOnlySince = '2026-11-28-0011';
/** What takes something away that the version before uses. */
const contraction =
  /\bdrop (?:table|column|view|function)\b|\brename (?:to|column)\b|\balter column \w+ (?:set data )?type\b|\bset not null\b|\badd (?:column )?(?:if not exists )?\w+ [^,;]*\bnot null\b(?![^,;]*\bdefault\b)/i;

test('a newer migration only adds, so that the version before can go on serving', () => {
  const taking = migrations.filter(
    ({ id, sql }) => id >= expandOnlySince && contraction.test(withoutNewTables(sql)),
  );
  expect(taking.map(({ id }) => id)).toEqual([]);
});

test.each([
  'alter table users drop column note',
  'drop table notes',
  'alter table users rename column note to remark',
  'alter table users alter column note type int',
  'alter table users alter column note set not null',
  'alter table users add column note text not null',
])('%s takes something away', (sql) => {
  expect(contraction.test(withoutNewTables(sql))).toBe(true);
});

test.each([
  'alter table users add column note text',
  "alter table users add column note text not null default ''",
  'create table notes (note_id uuid not null, primary key (note_id))',
  'alter table users add constraint note_length check (note is null or length(note) < 5)',
])('%s adds', (sql) => {
  expect(contraction.test(withoutNewTables(sql))).toBe(false);
});

/** The SQL without the columns of tables that it creates. */
function withoutNewTables(sql: string): string {
  return sql.replaceAll(/create table[^;]*;?/gi, '');
}
