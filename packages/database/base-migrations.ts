import { notifyTouched } from './change-notification.ts';
import { organisationTable } from './organisation-table.ts';

/** A migration of the schema. It is applied once to each database, so it must never be changed. */
export interface Migration {
  /** Date, time and name: `2026-11-21-0905-users`. Migrations run in this order. */
  readonly id: string;
  readonly sql: string;
}

/**
 * Creates the role of the application. Roles belong to the cluster, but the lock of a migration
 * covers one database only. Two databases of a cluster can be migrated concurrently, so the creation
 * is retried.
 */
const role: Migration = {
  id: '2026-11-21-role',
  sql: `
    do $$
    declare
      -- Since 16 a creator is a member that may not yet become the role.
      membership text := case when current_setting('server_version_num')::int >= 160000
        then 'set' else 'member' end;
    begin
      for attempt in 1..20 loop
        begin
          if not exists (select from pg_roles where rolname = 'watershade_app') then
            create role watershade_app nologin;
          end if;
          if not pg_has_role(current_user, 'watershade_app', membership) then
            execute format('grant watershade_app to %I', current_user);
          end if;
          exit;
        exception when duplicate_object or unique_violation or internal_error then
          if attempt = 20 then raise; end if;
          perform pg_sleep(0.05 * random());
        end;
      end loop;
    exception when insufficient_privilege then
      raise exception 'The user % may not make the role watershade_app or become it. Run as a superuser:% grant watershade_app to %;',
        quote_ident(current_user),
        case when exists (select from pg_roles where rolname = 'watershade_app') then ''
          else ' create role watershade_app nologin;' end,
        quote_ident(current_user);
    end $$;
    grant usage on schema public to watershade_app;`,
};

const stampFunctions: Migration = {
  id: '2026-11-21-stamps',
  sql: `
    create function empty_stamp() returns trigger language plpgsql as $$
    begin
      if current_setting('app.stamping', true) is distinct from 'on' then
        new.modified_time := null;
        perform set_config('unstamped.' || tg_table_name, 'yes', true);
      elsif new.modified_time is null then
        raise exception 'rows of % were about to get an empty stamp', tg_table_name;
      end if;
      return new;
    end $$;

    -- Fires at COMMIT for each row written without a stamp. Asking the table again for every row
    -- would walk over all its dead versions, so the wrapper leaves a mark per table instead.
    create function refuse_unstamped() returns trigger language plpgsql as $$
    begin
      if current_setting('unstamped.' || tg_table_name, true) = 'yes' then
        raise exception 'rows of % have no modified_time: write through the write wrapper',
          tg_table_name;
      end if;
      return null;
    end $$;

    create table org_clocks (
      org_id uuid primary key,
      last timestamptz(3) not null
    );
    ${organisationTable('org_clocks')}`,
};

const auditLog: Migration = {
  id: '2026-11-21-audit-log',
  sql: `
    create table audit_log (
      org_id uuid not null,
      audit_id uuid not null default gen_random_uuid(),
      time timestamptz(3) not null default clock_timestamp(),
      actor_user_id uuid,
      action text not null,
      entity text not null,
      entity_id uuid,
      summary text not null default '',
      primary key (org_id, audit_id)
    );
    create index audit_log_time on audit_log (org_id, time);
    ${organisationTable('audit_log')}
    revoke update, delete on audit_log from watershade_app;`,
};

const withoutOrganisation: Migration = {
  id: '2026-11-21-attempts-and-identity',
  sql: `
    create table attempts (
      bucket text not null,
      at timestamptz not null
    );
    create index attempts_bucket on attempts (bucket, at);
    grant select, insert, delete on attempts to watershade_app;

    create table server_identity (
      only_row boolean primary key default true check (only_row),
      server_epoch uuid not null default gen_random_uuid()
    );
    insert into server_identity default values;
    grant select on server_identity to watershade_app;`,
};

const changesNotify: Migration = { id: '2026-11-21-changes-notify', sql: notifyTouched };

const auditChanges: Migration = {
  id: '2026-11-28-1400-audit-changes',
  sql: `
    alter table audit_log
      add column changes jsonb not null default '[]',
      add column subject_user_id uuid;
    -- The log of one person.
    create index audit_log_subject on audit_log (org_id, subject_user_id, time)
      where subject_user_id is not null;`,
};

/** The common part of the schema: role, stamps, audit, limits, identity. */
export const baseMigrations: readonly Migration[] = [
  role,
  stampFunctions,
  auditLog,
  withoutOrganisation,
  changesNotify,
  auditChanges,
];
