export {
  bareDatabase,
  cloneDatabase,
  databaseForTemplate,
  dropEmptied,
  emptyDatabase,
  takeAsTemplate,
  takeServer,
} from './clone-database.ts';
export type { TestDatabase } from './clone-database.ts';
