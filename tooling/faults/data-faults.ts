import type { Fault } from './fault.ts';

/** Gaps in the separation of organisations. */
export const dataFaults: readonly Fault[] = [
  {
    name: 'a query forgets the organisation',
    stage: 'lint',
    rule: 'unscoped-query',
    plant: {
      file: 'features/people/server/planted-unscoped.ts',
      text: "export const planted = database.unscoped((tx) => tx.query('select * from users'));\n",
    },
  },
  tables('a table has no policy', 'every table of an organisation has row level security forced', {
    file: 'features/people/server/migrations/2026-11-24-0904-people.ts',
    from: /sql: `/,
    to: 'sql: `create table planted (org_id uuid primary key);',
  }),
  tables('a table belongs to nobody', 'every table belongs to an organisation', {
    file: 'features/organisation/server/migrations/2026-11-24-0901-organisation.ts',
    from: /sql: `/,
    to: 'sql: `create table planted (id uuid primary key);',
  }),
  tables('a function reads across organisations', 'only the functions on the list read across', {
    file: 'features/permissions/server/migrations/2026-11-24-0902-permissions.ts',
    from: /sql: `/,
    to: 'sql: `create function planted() returns int language sql security definer as $$ select 1 $$;',
  }),
  {
    name: 'people who may not see a change are notified of it',
    stage: 'database',
    rule: 'exactly the people who may see a row are notified of it',
    where: 'apps/server/signal-audience.db.test.ts',
    plant: {
      file: 'features/measurements/server/measurement-sync.ts',
      from: /sees: canViewMeasurements/,
      to: 'sees: () => true',
    },
    tests: ['apps/server/signal-audience.db.test.ts'],
  },
];

function tables(name: string, rule: string, plant: Fault['plant']): Fault {
  const test = 'tooling/dependencies/tables.db.test.ts';
  return { name, stage: 'database', rule, where: test, plant, tests: [test] };
}
