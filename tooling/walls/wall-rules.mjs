import { featureLadder, packageLadder, roomImports } from './ladder.mjs';

// Tests, and the helpers beside them, whose names begin with the word.
const testFile = '(\\.(test|e2e)|/test-[^/]+)\\.tsx?$';
const anyOf = (names) => `(${names.join('|')})`;

/** Gives the rules of the house for dependency-cruiser, each with a stable name. */
export function wallRules() {
  return [...generalRules(), ...faceRules(), ...roomRules(), ...ladderRules(), ...packageRules()];
}

function generalRules() {
  return [
    rule('no-circle', 'Parts that need each other are one part.', {}, { circular: true }),
    rule('nothing-unresolvable', 'The imported file or package does not exist.', {}, unresolvable),
    rule('nothing-imports-apps', 'Apps wire, nothing stands on them.', outsideApps, {
      path: '^apps/',
    }),
    rule('apps-stay-apart', 'The page and the server meet only over the wire.', app('web'), {
      path: '^apps/server/',
    }),
    rule('apps-stay-apart', 'The page and the server meet only over the wire.', app('server'), {
      path: '^apps/web/',
    }),
    rule('web-never-server', 'The page knows the server by its contracts.', app('web'), {
      path: '^(features|packages)/[^/]+/server/|^packages/database/',
    }),
    rule('server-never-web', 'The server knows no screen and no copy.', app('server'), {
      path: '^(features|packages)/[^/]+/(web|offline)/|^packages/ui/',
    }),
    rule('product-needs-no-tooling', 'Tools serve the house, not the other way.', product, {
      path: '^(tooling|bench|journeys)/',
    }),
    rule('testing-only-in-tests', 'What is shipped holds no test code.', shipped, {
      path: '^packages/testing/',
    }),
  ];
}

const unresolvable = { couldNotResolve: true, pathNot: '^virtual:' };
const outsideApps = { pathNot: ['^apps/', '^packages/testing/', '^(tooling|bench)/'] };
const app = (name) => ({ path: `^apps/${name}/` });
const product = { path: '^(apps|features|packages)/', pathNot: '^packages/testing/' };
const shipped = {
  path: '^(apps|features|packages)/',
  pathNot: [testFile, '^packages/testing/', '^features/[^/]+/e2e/'],
};

function faceRules() {
  const why = 'A room is entered through its index.ts only.';
  // Page models are what a feature's stories lend to the journeys.
  const face = '/index\\.tsx?$|/e2e/[^/]+-page\\.ts$';
  const outside = { pathNot: '^(features|packages)/' };
  return [
    rule('faces-only', why, outside, { path: '^(features|packages)/.+/', pathNot: face }),
    rule(
      'faces-only',
      why,
      { path: '^features/([^/]+)/([^/]+)/' },
      {
        path: '^(features|packages)/',
        pathNot: ['^features/$1/$2/', face],
      },
    ),
    rule(
      'faces-only',
      why,
      { path: '^packages/([^/]+)/' },
      {
        path: '^(features|packages)/',
        pathNot: ['^packages/$1/', face],
      },
    ),
    rule(
      'faces-only',
      why,
      { path: '^packages/(http|sync|testing)/([^/]+)/' },
      {
        path: '^packages/$1/',
        pathNot: ['^packages/$1/$2/', face],
      },
    ),
  ];
}

function roomRules() {
  const rooms = Object.keys(roomImports);
  return Object.entries(roomImports).map(([room, allowed]) => {
    const refused = rooms.filter((other) => !allowed.includes(other));
    const flat = [
      ...(allowed.includes('server') ? [] : ['^packages/database/']),
      ...(allowed.includes('web') ? [] : ['^packages/ui/']),
    ];
    return rule(
      room === 'web' ? 'web-never-server' : `room-${room}`,
      `Code in ${room} may stand on ${allowed.join(', ')} only.`,
      { path: `^(features|packages)/[^/]+/${room}/`, pathNot: ['^packages/testing/', testFile] },
      { path: [`^(features|packages)/[^/]+/${anyOf(refused)}/`, ...flat] },
    );
  });
}

function ladderRules() {
  const why = 'A feature stands only on features further down the ladder.';
  const climbs = featureLadder.flatMap((step, height) => {
    const reachable = featureLadder.slice(0, height).flat();
    return step.map((name) =>
      rule(
        'ladder-features',
        why,
        { path: `^features/${name}/` },
        {
          path: '^features/',
          pathNot: `^features/${anyOf([name, ...reachable])}/`,
        },
      ),
    );
  });
  const unknown = { path: '^features/', pathNot: `^features/${anyOf(featureLadder.flat())}/` };
  const stranger = 'This feature has no step on the ladder yet.';
  return [...climbs, rule('ladder-unknown-feature', stranger, unknown, {})];
}

function packageRules() {
  const why = 'A package stands only on packages further down their ladder.';
  const climbs = packageLadder.flatMap((step, height) => {
    const reachable = packageLadder.slice(0, height).flat();
    return step.map((name) =>
      rule(
        'ladder-packages',
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
    rule('pure-rooms-stand-alone', 'Formulas and promises need no outside world.', pureRooms, {
      path: ['node_modules', '^node:'],
      pathNot: 'node_modules/(zod|temporal-polyfill|temporal-spec)/',
    }),
    rule('server-ships-its-needs', 'The bundle finds only "dependencies".', serverRooms, {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
    }),
  ];
}

const packagesAlone = { path: '^packages/', pathNot: '^packages/testing/' };
const pureRooms = {
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
