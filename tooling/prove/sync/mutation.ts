import type { Database } from '#packages/database';
import type { Interruption } from './inner-server.ts';
import type { Site } from './site.ts';

/** A wrong way to stamp or to read, put in the place of the right one for a trial only. */
export interface Mutation {
  readonly name: string;
  /** The first seed that is tried. */
  readonly from: number;
  /** Changes the database of the trial. */
  prepare(site: Site): Promise<void>;
  /** Stands between the server and its database, and may let come what the history has in store. */
  wrap(database: Database, interruption: Interruption): Database;
}

/** A variant that is wrong by statements alone. */
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

/** The trigger of every synced table, with something of the trial at its end. */
export function stampBy(deed: string): string {
  return `
    create or replace function empty_stamp() returns trigger language plpgsql as $$
    declare
      stamping boolean := current_setting('app.stamping', true) is not distinct from 'on';
    begin
      if not stamping then
        new.modified_time := null;
        perform set_config('unstamped.' || tg_table_name, 'yes', true);
      end if;
      ${deed}
      if new.modified_time is not null then
        perform set_config('unstamped.' || tg_table_name, 'no', true);
      end if;
      return new;
    end $$`;
}
