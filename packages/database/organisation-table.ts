/**
 * SQL that protects a table of an organisation: row level security by the scope of the transaction,
 * also for the owner, and the grants of the application's role. The table has `org_id` as the first
 * column of its primary key; a synced one also has `modified_time timestamptz(3)` and
 * `created_time`.
 *
 * Stamps of a synced table: every insert and update empties modified_time, the write wrapper sets
 * it as its last step, and a row without one is rejected at COMMIT.
 */
export function organisationTable(name: string, { synced = false } = {}): string {
  return `
    alter table ${name} enable row level security;
    alter table ${name} force row level security;
    create policy of_organisation on ${name}
      using (org_id = (select nullif(current_setting('app.org_id', true), '')::uuid))
      with check (org_id = (select nullif(current_setting('app.org_id', true), '')::uuid));
    grant select, insert, update, delete on ${name} to watershade_app;
    ${synced ? stamps(name) : ''}`;
}

function stamps(name: string): string {
  return `
    create unique index ${name}_modified_time on ${name} (org_id, modified_time);
    create index ${name}_unstamped on ${name} (org_id) where modified_time is null;
    create trigger empty_stamp before insert or update on ${name}
      for each row execute function empty_stamp();
    create constraint trigger refuse_unstamped after insert or update on ${name}
      deferrable initially deferred
      for each row when (new.modified_time is null) execute function refuse_unstamped();`;
}
