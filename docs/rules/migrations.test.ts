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
/** Ids of migrations that take away what the version before no longer uses. */
const contracting: readonly string[] = [];
/** What takes something away that a version may use. */
const contraction = new RegExp(
  [
    /\bdrop (?!constraint\b|default\b|not null\b|index\b|trigger\b|policy\b|expression\b)/,
    /\brename\b|\bset not null\b|\balter (?:column )?\w+ (?:set data )?type\b/,
    /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b)\w+ [^,;]*\bnot null\b(?![^,;]*\bdefault\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

test('a newer migration only adds, so that the version before can go on serving', () => {
  const taking = migrations.filter(
    ({ id, sql }) => id >= expandOnlySince && contraction.test(withoutNewTables(sql)),
  );
  expect(taking.map(({ id }) => id)).toEqual(contracting);
});

test.each([
  'alter table users drop column note',
  'drop table notes',
  'alter table users rename column note to remark',
  'alter table users alter column note type int',
  'alter table users alter column note set not null',
  'alter table users add column note text not null',
  'alter table users add column share numeric(4, 1) not null, add column note text default 1',
  'alter table users drop note',
  'alter table users alter note type int',
])('%s takes something away', (sql) => {
  expect(contraction.test(withoutNewTables(sql))).toBe(true);
});

test.each([
  'alter table users add column note text',
  "alter table users add column note text not null default ''",
  'create table notes (note_id uuid not null, primary key (note_id))',
  'alter table users add constraint note_length check (note is null or length(note) < 5)',
  'alter table users add constraint has_note check (note is not null or shown)',
  'alter table users drop constraint has_note, alter column note drop not null',
])('%s adds', (sql) => {
  expect(contraction.test(withoutNewTables(sql))).toBe(false);
});

/** The SQL without the columns of tables that it creates, and without what is in brackets. */
function withoutNewTables(sql: string): string {
  return sql.replaceAll(/create table[^;]*;?/gi, '').replaceAll(/\([^()]*\)/g, '');
}
