import type { Database } from '#packages/database';
import type { Interruption } from './inner-server.ts';
import type { Site } from './site.ts';

/** A faulty way to stamp or to read that replaces the correct one in a test. */
export interface Mutation {
  readonly name: string;
  /** The first seed to try: the first that detects it, as earlier ones take most of the time. */
  readonly from: number;
  /** Changes the database of the test. */
  prepare(site: Site): Promise<void>;
  /** Wraps the database of the server, and may run the writes of the history. */
  wrap(database: Database, interruption: Interruption): Database;
}

/** A faulty variant that consists of SQL statements. */
export function ofDatabase(name: string, statements: readonly string[]): Mutation {
  return {
    name,
    from: 0,
    async prepare(site) {
      for (const statement of statements) await site.owner(statement);
    },
    wrap: (database) => database,
  };
}

/** The trigger of every synced table, with an additional statement. */
export function stampBy(action: string): string {
  return `
    create or replace function empty_stamp() returns trigger language plpgsql as $$
    declare
      stamping boolean := current_setting('app.stamping', true) is not distinct from 'on';
    begin
      if not stamping then
        new.modified_time := null;
        perform set_config('unstamped.' || tg_table_name, 'yes', true);
      end if;
      ${action}
      if new.modified_time is not null then
        perform set_config('unstamped.' || tg_table_name, 'no', true);
      end if;
      return new;
    end $$`;
}
