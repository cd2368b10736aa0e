// The order of the layers: a feature or package may import only from the layers before its own.

/**
 * Features, from the lowest layer to the highest. A feature that is not listed is above all of them and nothing
 * imports it: list it once another feature does.
 */
export const featureLayers = [
  ['offline-copy', 'organisation'],
  ['permissions'],
  ['outbox'],
  ['auth', 'tags'],
  ['jobs', 'locations', 'people'],
  [
    'audit',
    'backups',
    'imports',
    'registration',
    'measurements',
    'profile-views',
    'push',
    'rosters',
    'strategies',
    'weather',
  ],
  ['support'],
  ['quotes'],
  ['devices', 'license', 'loyalty', 'work-accounts'],
  ['privacy'],
  ['closing', 'heat', 'hydration', 'notifications'],
  ['readings'],
  ['acclimatisation', 'alerts', 'education', 'emergencies', 'rule-packs', 'sessions'],
  ['breaks', 'access', 'heat-waves'],
  ['people-pages'],
  ['tag-pages'],
  ['compliance'],
  ['season-report'],
  ['first-run'],
  ['dashboard', 'reports', 'services'],
  ['assessments', 'monitoring', 'morning-sheets'],
  ['incidents'],
  ['demo'],
];

/** Packages, which contain nothing specific to the product. */
export const packageLayers = [
  ['kit', 'threads'],
  ['database', 'i18n'],
  ['backup', 'export', 'http', 'tasks'],
  ['map', 'sync', 'ui'],
  ['form'],
  ['feature'],
  ['testing'],
];

/** The runtime folders of a feature or package, each with the runtime folders it may import (its own included). */
export const runtimeImports = {
  contract: ['contract'],
  domain: ['contract', 'domain'],
  server: ['contract', 'domain', 'server'],
  offline: ['contract', 'domain', 'offline'],
  web: ['contract', 'domain', 'offline', 'web'],
  e2e: ['contract', 'domain', 'server', 'e2e'],
};
