import { z } from 'zod';
import { organisationTable } from '#packages/database';
import type { WriteTx } from '#packages/database';
import { exportTable } from '#packages/export/server';
import { serverFeature } from '#packages/feature/server';
import type { TaskServices } from '#packages/feature/server';
import { endpoint } from '#packages/http/contract';
import { bind, requireRowId } from '#packages/http/server';
import { iso } from '#packages/sync/server';
import { taskKind, taskWork } from '#packages/tasks/server';
import type { Viewer } from '#permissions/contract';
import type { Recipes } from './rights/test-recipe.ts';
import { newId } from './testing/org-fixture.ts';

const addSession = endpoint({
  name: 'session.add',
  method: 'POST',
  path: '/v3/trial-session',
  summary: 'Adds a session.',
  right: 'org_admin',
  body: z.object({ session_id: z.guid(), name: z.string().min(1).max(100) }),
  data: z.object({ session_id: z.string() }),
});

/** What its server/test-recipes.ts would declare for the rights matrix. */
export const sessionRecipes = {
  'session.add: a new session': () => ({
    body: { session_id: newId(), name: 'Night round' },
  }),
} satisfies Recipes;

const insertSession = (tx: WriteTx, session_id: string, name: string, created_time: string) =>
  tx.query(
    `insert into trial_sessions (org_id, session_id, name, created_time) values ($1, $2, $3, $4)`,
    [tx.org_id, session_id, name, created_time],
  );

export const clearSessions = taskKind({
  name: 'clear-trial-sessions',
  data: z.object({ org_id: z.guid() }),
  ...{ tries: 1, pause: 1, timeout: 10 },
});

/** A new capability with a part for every app. */
export const sessionFeature = serverFeature<Viewer>({
  name: 'trial-sessions',
  migrations: [
    {
      id: '2026-12-01-0900-trial-sessions',
      sql: `
        create table trial_sessions (
          org_id uuid not null,
          session_id uuid not null,
          name text not null,
          active boolean not null default true,
          created_time timestamptz(3) not null,
          modified_time timestamptz(3),
          primary key (org_id, session_id)
        );
        ${organisationTable('trial_sessions', { synced: true })}`,
    },
  ],
  syncSources: [
    {
      list: 'trial_sessions',
      table: 'trial_sessions',
      key: 'session_id',
      visible: () => 'true',
      audience: 'everybody',
      row: `json_build_object('session_id', r.session_id, 'name', r.name, 'active', r.active,
        'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
    },
  ],
  tasks: [
    {
      kind: clearSessions,
      work: ({ database }: TaskServices) =>
        taskWork({
          kind: clearSessions,
          async run({ org_id }) {
            await database.write({ org_id, actor_user_id: null }, (tx) =>
              tx.query('update trial_sessions set active = false where org_id = $1', [org_id]),
            );
          },
        }),
    },
  ],
  calls: () => [
    bind(addSession, async ({ viewer, body, database, now }) => {
      const { session_id, name } = body;
      requireRowId('session_id', session_id);
      await database.write({ org_id: viewer.org_id, actor_user_id: viewer.user_id }, async (tx) => {
        await insertSession(tx, session_id, name, new Date(now()).toISOString());
        tx.audit({ action: 'create', entity: 'session', entity_id: session_id });
      });
      return { session_id };
    }),
  ],
  personalData: {
    ofOrganisation: [
      exportTable({
        file: 'trial_sessions.csv',
        head: ['Session id', 'Name'],
        sql: `
          select session_id::text as key, array[session_id::text, name] as cells
          from trial_sessions
          where org_id = $1 and ($2::uuid is null or session_id > $2) and $4::uuid is null
          order by session_id limit $3`,
      }),
    ],
  },
  demo: (tx, site) =>
    insertSession(tx, site.idOf('trial session'), 'Morning round', site.created_time).then(
      () => undefined,
    ),
});
