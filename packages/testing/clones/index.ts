export {
  bareDatabase,
  cloneDatabase,
  databaseForTemplate,
  takeAsTemplate,
  takeServer,
} from './clone-database.ts';
export type { TestDatabase } from './clone-database.ts';
