import type pg from 'pg';

/** A row that was written, as a trigger of the test saw it. */
export interface Written {
  table_name: string;
  action: string;
  org_id: string;
  user_id: string | null;
}

/** From now on every row that is written to a table of an organisation is recorded. */
export async function noteWrites(owner: pg.Client): Promise<void> {
  await owner.query(`
    create table noted_writes (table_name text, action text, org_id uuid, user_id uuid);
    create function note_write() returns trigger language plpgsql security definer as $$
    declare touched jsonb := to_jsonb(coalesce(new, old));
    begin
      -- What the test itself does as the owner is no action of the product.
      if current_setting('role') <> 'watershade_app' then return null; end if;
      insert into noted_writes values (tg_table_name, tg_op,
        (touched->>'org_id')::uuid, (touched->>'user_id')::uuid);
      return null;
    end $$;
    do $$
    declare each text;
    begin
      for each in select table_name from information_schema.columns
                  where table_schema = 'public' and column_name = 'org_id'
                    and table_name <> 'noted_writes'
      loop
        execute format('create trigger note_write after insert or update or delete on %I
                        for each row execute function note_write()', each);
      end loop;
    end $$;`);
}

/** The writes since the last call. */
export async function takeWrites(owner: pg.Client): Promise<Written[]> {
  const { rows } = await owner.query<Written>('delete from noted_writes returning *');
  return rows;
}
