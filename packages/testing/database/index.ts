export { demoParts } from '../../../apps/server/composition.ts';
export { bareDatabase, cloneDatabase, takeAsTemplate } from '#packages/testing/clones';
export type { TestDatabase } from '#packages/testing/clones';
export { databaseAt, freshDatabase, freshRows } from './fresh-database.ts';
export type { FreshDatabase } from './fresh-database.ts';
export { setup as startTestDatabases } from './global-setup.ts';
