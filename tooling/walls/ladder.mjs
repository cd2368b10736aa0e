// THE ladder, the one list of who stands on whom: a name may import only from the steps before its own.

/** Features, from the ground of the house to its roof. */
export const featureLadder = [
  ['organisation'],
  ['permissions'],
  ['outbox'],
  ['auth', 'tags'],
  ['jobs', 'locations', 'people'],
  ['audit', 'imports', 'registration', 'measurements', 'rosters', 'strategies', 'weather'],
  ['devices', 'work-accounts'],
  ['privacy'],
  ['closing', 'heat', 'hydration', 'sessions'],
  ['alerts', 'dashboard', 'reports', 'services'],
  ['assessments', 'monitoring'],
  ['demo'],
];

/** Packages, which hold no word of the product. */
export const packageLadder = [
  ['kit', 'threads'],
  ['database'],
  ['export', 'http', 'tasks'],
  ['map', 'sync', 'ui'],
  ['testing'],
];

/** The rooms of a feature or package, each with the rooms it may import (its own included). */
export const roomImports = {
  contract: ['contract'],
  domain: ['contract', 'domain'],
  server: ['contract', 'domain', 'server'],
  offline: ['contract', 'domain', 'offline'],
  web: ['contract', 'domain', 'offline', 'web'],
  e2e: ['contract', 'domain', 'server', 'e2e'],
};
