import type { Migration } from '#packages/database';

/**
 * The application cannot change rows of the audit log, so a function of the owner takes the data of
 * an erased person out of them: it empties values, and the rest of an entry stays. It must run
 * before the person's row is emptied, because it looks for the name and email there.
 */
export const auditErasure: Migration = {
  id: '2026-11-28-1401-audit-erasure',
  sql: `
    create function erase_audit_changes(person uuid) returns void
    language sql volatile security definer set search_path = public as $$
      with recursive scope as (
        select nullif(current_setting('app.org_id', true), '')::uuid as org_id
      ), people(user_id) as (
        select person
        union
        -- Those who were merged into the person are the same human being.
        select a.entity_id from audit_log as a
          join scope as s on s.org_id = a.org_id
          join people as p on a.summary = 'Merged into ' || p.user_id
        where a.action = 'merged' and a.entity = 'user'
      ), words as (
        -- As they are written within JSON.
        select lower(substr(to_json(word)::text, 2, length(to_json(word)::text) - 2)) as word
        from users as u
          join scope as s on s.org_id = u.org_id
          cross join lateral (values (u.email), (u.name_first || ' ' || u.name_last)) as of (word)
        where u.user_id in (select user_id from people)
          and (of.word = nullif(u.email, '') or (u.name_first <> '' and u.name_last <> ''))
        union
        -- Addresses that the person had before.
        select lower(substr(text, 2, length(text) - 2))
        from audit_log as a
          join scope as s on s.org_id = a.org_id
          cross join jsonb_array_elements(a.changes) as item
          cross join lateral (values ((item->'before')::text), ((item->'after')::text)) as of (text)
        where a.entity = 'user' and a.entity_id in (select user_id from people)
          and item->>'field' = 'email' and text not in ('null', '""')
      ), found as (
        select a.audit_id, a.changes,
          a.entity = 'user' and a.entity_id in (select user_id from people) as is_own
        from audit_log as a join scope as s on s.org_id = a.org_id
        where a.changes <> '[]'
      )
      update audit_log as a set changes = (
        select jsonb_agg(
          case when f.is_own or exists (
              select from words as w where position(w.word in lower(item::text)) > 0)
            then jsonb_build_object(
              -- A custom field may be named after the person.
              'field', case when item->>'field' like 'metadata.%' then 'metadata'
                else item->>'field' end,
              'before', null, 'after', null, 'is_erased', true)
            else item end
          order by place)
        from jsonb_array_elements(f.changes) with ordinality as each (item, place))
      from found as f, scope as s
      where a.org_id = s.org_id and a.audit_id = f.audit_id
        and (f.is_own or exists (
          select from words as w where position(w.word in lower(f.changes::text)) > 0))
    $$;

    revoke all on function erase_audit_changes from public;
    grant execute on function erase_audit_changes to watershade_app;`,
};
