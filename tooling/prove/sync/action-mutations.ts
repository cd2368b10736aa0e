import { firstActionSeed } from './history.ts';
import { ofDatabase, stampBy } from './mutation.ts';
import type { Mutation } from './mutation.ts';

/** Faulty variants of a merge and of a tag deletion. Only histories with actions detect them. */
export const actionMutations: readonly Mutation[] = [
  variant('who wore a deleted tag keeps the stamp', 70, ['drop trigger touch_members on tags']),
  variant('tests that carried a deleted tag keep their stamps', 57, [
    stampBy(`
      if not stamping and tg_table_name = 'measurements' and tg_op = 'UPDATE' then
        if new.user_id = old.user_id and (new.user_tag_ids, new.tag_ids) is distinct from
           (old.user_tag_ids, old.tag_ids) then
          new.modified_time := old.modified_time;
        end if;
      end if;`),
  ]),
  variant('links of tests that move in a merge keep their stamps', 271, [
    'drop trigger touch_links on measurements',
  ]),
  variant('a merge leaves behind what people measured by themselves', 2, [
    ...skipRows(
      'measurements',
      'old.user_id <> new.user_id and old.measured_by_user_id is not null',
    ),
  ]),
  variant('permissions over a deleted tag stay', 12, [
    ...skipRows(
      'permissions',
      `old.active and not new.active and exists (
         select from tags as t where t.org_id = old.org_id and t.tag_id = old.tag_id
           and not t.active)`,
    ),
  ]),
];

/** @param index the index of the first history with actions that detects it */
function variant(name: string, index: number, statements: readonly string[]): Mutation {
  return { ...ofDatabase(name, statements), from: firstActionSeed + index };
}

/** Statements that silently skip updates of such rows. */
function skipRows(table: string, when: string): string[] {
  return [
    `create function skip_rows() returns trigger language plpgsql as $$
     begin
       if ${when} then return null; end if;
       return new;
     end $$`,
    `create trigger a_first_of_all before update on ${table}
       for each row execute function skip_rows()`,
  ];
}
