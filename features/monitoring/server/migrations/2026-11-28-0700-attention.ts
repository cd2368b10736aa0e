import { organisationTable } from '#packages/database';
import type { Migration } from '#packages/database';

/** Who took a case that needs attention, and who released it. */
export const attentionBaseline: Migration = {
  id: '2026-11-28-0700-attention',
  sql: `
    create table attention_entries (
      org_id uuid not null,
      entry_id uuid not null,
      kind text not null check (kind in ('reading', 'heat_share', 'break')),
      -- A person; of a break the location. Null once the data of the person was erased.
      subject_id uuid,
      since timestamptz(3) not null,
      action text not null check (action in ('take', 'release')),
      time timestamptz(3) not null,
      ends uuid,
      recorded_by uuid,
      -- Whether it is in the copies.
      active boolean not null default true,
      created_time timestamptz(3) not null,
      modified_time timestamptz(3),
      primary key (org_id, entry_id)
    );
    create index attention_subject on attention_entries (org_id, subject_id, created_time);
    create index attention_old on attention_entries (created_time) where active;
    ${organisationTable('attention_entries', { synced: true })}

    -- Organisations are found before their scope is known.
    create policy of_lookup on attention_entries for select to current_user using (true);
    create function organisations_with_old_attention(until timestamptz) returns table (org_id uuid)
    language sql stable security definer set search_path = public as $$
      select distinct e.org_id from attention_entries as e
      where e.active and e.created_time <= until
    $$;
    revoke all on function organisations_with_old_attention from public;
    grant execute on function organisations_with_old_attention to watershade_app;`,
};
