export { demoParts } from '../../../apps/server/composition.ts';
export { bareDatabase, cloneDatabase, takeAsTemplate } from './clone-database.ts';
export type { TestDatabase } from './clone-database.ts';
export { databaseAt, freshDatabase } from './fresh-database.ts';
export type { FreshDatabase } from './fresh-database.ts';
export { setup as startTestDatabases } from './global-setup.ts';
