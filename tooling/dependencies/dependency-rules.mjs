import { featureLayers, packageLayers, runtimeImports } from './layers.mjs';

// Tests, and the helpers beside them, whose names start with `test-`.
const testFile = '(\\.(test|e2e)|/test-[^/]+)\\.tsx?$|^apps/server/testing/';
// Those tests of a feature, and their helpers, that call the composed server.
const featureServerTest = [
  '^features/[^/]+/server/.*\\.db\\.test\\.ts$',
  '^features/[^/]+/server.*/test-[^/]+\\.ts$',
];
const serverTesting = '^apps/server/testing/index\\.ts$';
const anyOf = (names) => `(${names.join('|')})`;

/** Returns the rules for dependency-cruiser, each with a stable name. */
export function dependencyRules() {
  return [
    ...generalRules(),
    ...publicApiRules(),
    ...runtimeRules(),
    ...layerRules(),
    ...packageRules(),
  ];
}

function generalRules() {
  return [
    rule('no-circle', 'Modules must not import each other in a circle.', {}, { circular: true }),
    rule('nothing-unresolvable', 'The imported file or package does not exist.', {}, unresolvable),
    rule('nothing-imports-apps', 'Apps compose; nothing imports them.', outsideApps, {
      path: '^apps/',
    }),
    rule(
      'tests-import-server-testing',
      'Database tests of a feature see #apps/server/testing of the apps, and nothing else.',
      { path: featureServerTest },
      { path: '^apps/', pathNot: serverTesting },
    ),
    rule('apps-stay-apart', 'The page and the server talk over HTTP only.', app('web'), {
      path: '^apps/server/',
    }),
    rule('apps-stay-apart', 'The page and the server talk over HTTP only.', app('server'), {
      path: '^apps/web/',
    }),
    rule('apps-stay-apart', 'The page of a link and the app are built apart.', app('access'), {
      path: '^apps/(server|web)/',
    }),
    rule('web-never-server', 'The page knows the server by its contracts.', apps('web', 'access'), {
      path: '^(features|packages)/[^/]+/server/|^packages/database/',
    }),
    rule('server-never-web', 'The server knows no screen and no copy.', app('server'), {
      path: '^(features|packages)/[^/]+/(web|offline)/|^packages/ui/',
    }),
    rule('product-needs-no-tooling', 'The product does not import its tools.', product, {
      path: '^(tooling|bench|journeys)/',
    }),
    rule('testing-only-in-tests', 'The shipped product contains no test code.', shipped, {
      path: ['^packages/testing/', '^apps/server/testing/'],
    }),
  ];
}

const unresolvable = { couldNotResolve: true, pathNot: '^virtual:' };
const outsideApps = {
  pathNot: ['^apps/', '^packages/testing/', '^(tooling|bench)/', ...featureServerTest],
};
const app = (name) => ({ path: `^apps/${name}/` });
const apps = (...names) => ({ path: names.map((name) => `^apps/${name}/`) });
const product = { path: '^(apps|features|packages)/', pathNot: '^packages/testing/' };
const shipped = {
  path: '^(apps|features|packages)/',
  pathNot: [testFile, '^packages/testing/', '^features/[^/]+/e2e/'],
};

function publicApiRules() {
  const why = 'Other folders import index.ts, the public API, only.';
  // Page models are what a feature provides to the journeys.
  const publicApi = '/index\\.tsx?$|/e2e/[^/]+-page\\.ts$';
  const outside = { pathNot: '^(features|packages)/' };
  return [
    rule('public-api-only', why, outside, { path: '^(features|packages)/.+/', pathNot: publicApi }),
    rule(
      'public-api-only',
      why,
      { path: '^features/([^/]+)/([^/]+)/' },
      {
        path: '^(features|packages)/',
        pathNot: ['^features/$1/$2/', publicApi],
      },
    ),
    rule(
      'public-api-only',
      why,
      { path: '^packages/([^/]+)/' },
      {
        path: '^(features|packages)/',
        pathNot: ['^packages/$1/', publicApi],
      },
    ),
    rule(
      'public-api-only',
      why,
      { path: '^packages/(http|sync|testing)/([^/]+)/' },
      {
        path: '^packages/$1/',
        pathNot: ['^packages/$1/$2/', publicApi],
      },
    ),
  ];
}

function runtimeRules() {
  const runtimes = Object.keys(runtimeImports);
  return Object.entries(runtimeImports).map(([runtime, allowed]) => {
    const refused = runtimes.filter((other) => !allowed.includes(other));
    const flat = [
      ...(allowed.includes('server') ? [] : ['^packages/database/']),
      ...(allowed.includes('web') ? [] : ['^packages/ui/']),
    ];
    return rule(
      runtime === 'web' ? 'web-never-server' : `runtime-${runtime}`,
      `Code in ${runtime} may import ${allowed.join(', ')} only.`,
      { path: `^(features|packages)/[^/]+/${runtime}/`, pathNot: ['^packages/testing/', testFile] },
      { path: [`^(features|packages)/[^/]+/${anyOf(refused)}/`, ...flat] },
    );
  });
}

function layerRules() {
  const why = 'A feature imports only from lower layers.';
  const climbs = featureLayers.flatMap((layer, height) => {
    const reachable = featureLayers.slice(0, height).flat();
    return layer.map((name) =>
      rule(
        'layers-features',
        why,
        { path: `^features/${name}/` },
        {
          path: '^features/',
          pathNot: `^features/${anyOf([name, ...reachable])}/`,
        },
      ),
    );
  });
  const unlisted = '^features/([^/]+)/';
  const listed = `^features/${anyOf(featureLayers.flat())}/`;
  const own = 'A feature that is in no layer is above all others; no feature imports it.';
  return [
    ...climbs,
    rule(
      'layers-unlisted-feature',
      own,
      { path: unlisted, pathNot: listed },
      { path: '^features/', pathNot: [listed, '^features/$1/'] },
    ),
  ];
}

function packageRules() {
  const why = 'A package imports only from lower layers.';
  const climbs = packageLayers.flatMap((layer, height) => {
    const reachable = packageLayers.slice(0, height).flat();
    return layer.map((name) =>
      rule(
        'layers-packages',
        why,
        { path: `^packages/${name}/`, pathNot: testFile },
        {
          path: '^packages/',
          pathNot: `^packages/${anyOf([name, ...reachable])}/`,
        },
      ),
    );
  });
  return [
    ...climbs,
    rule('packages-know-no-feature', 'Packages hold no word of the product.', packagesAlone, {
      path: '^features/',
    }),
    rule(
      'pure-folders-are-independent',
      'Formulas and contracts need no outside world.',
      pureFolders,
      {
        path: ['node_modules', '^node:'],
        pathNot: 'node_modules/(zod|temporal-polyfill|temporal-spec)/',
      },
    ),
    rule('server-ships-its-needs', 'The bundle finds only "dependencies".', serverRooms, {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
    }),
  ];
}

const packagesAlone = { path: '^packages/', pathNot: '^packages/testing/' };
const pureFolders = {
  path: ['^(features|packages)/[^/]+/(contract|domain)/', '^packages/kit/'],
  pathNot: testFile,
};
const serverRooms = {
  path: ['^apps/server/', '^(features|packages)/[^/]+/server/', '^packages/database/'],
  pathNot: testFile,
};

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}
