import { describe, expect, it } from 'vitest';
import { projectFindings } from './project-rules.mjs';
import { runtimeFolderOf } from './runtime-folder.mjs';

const rulesOf = (path: string, source: string): string[] =>
  projectFindings(path, source).map(({ rule }: { rule: string }) => rule);

describe('clock and randomness', () => {
  const pure = 'features/heat/domain/heat-index.ts';

  it.each([
    'const t = Date.now();',
    'const t = new Date();',
    'const t = Date();',
    'const t = Math.random();',
    'const t = crypto.randomUUID();',
    'const t = globalThis.crypto.randomUUID();',
    'const t = performance.now();',
  ])('rejects %s in a formula', (source) => {
    expect(rulesOf(pure, source)).toEqual(['no-clock-or-chance']);
  });

  it('allows a date from a given moment', () => {
    expect(rulesOf(pure, 'const t = (now) => new Date(now).getTime();')).toEqual([]);
  });

  it('allows the clock on the server', () => {
    expect(rulesOf('features/heat/server/heat-task.ts', 'const t = Date.now();')).toEqual([]);
  });
});

describe('modals', () => {
  it.each(['Modal', 'Drawer', 'ModalRoot', 'Modal as Dialog'])(
    'rejects the plain %s, which leaves its page active',
    (name) => {
      const plain = `import { Button, ${name} } from '@mantine/core';`;
      expect(rulesOf('features/heat/web/ask.tsx', plain)).toEqual(['modal-over-live-page']);
      expect(rulesOf('packages/ui/modal/modal.tsx', plain)).toEqual([]);
    },
  );

  it('accepts the modal of packages/ui', () => {
    const own = "import { Drawer, Modal } from '#packages/ui';";
    expect(rulesOf('features/heat/web/ask.tsx', own)).toEqual([]);
  });
});

describe('schemas of calls', () => {
  const read = 'const read = readThing.body.safeParse(typed);';

  it.each(['features/heat/web/ask.tsx', 'features/heat/offline/ask.ts', 'apps/web/ask.ts'])(
    'rejects them in %s',
    (path) => {
      expect(rulesOf(path, read)).toEqual(['no-schema-of-call']);
    },
  );

  it('allows them on the server, and other schemas in the page', () => {
    expect(rulesOf('features/heat/server/ask.ts', read)).toEqual([]);
    const other = 'const read = [thingFields.safeParse(typed), JSON.parse(answer.data)];';
    expect(rulesOf('features/heat/web/ask.tsx', other)).toEqual([]);
  });
});

describe('tests', () => {
  const test = 'features/heat/domain/heat-index.test.ts';

  it.each(['skip', 'only', 'todo'])('rejects a test with .%s', (word) => {
    expect(rulesOf(test, `it.${word}('is', () => expect(1).toBe(1));`)).toEqual([
      'no-switched-off-test',
    ]);
  });

  it('rejects a disabled table of tests once for each word', () => {
    expect(rulesOf(test, "describe.skip.each([1])('is', () => {});")).toEqual([
      'no-switched-off-test',
    ]);
  });

  it('rejects a test without an expectation, in a table too', () => {
    expect(rulesOf(test, "it('is', () => { sum(); });")).toEqual(['test-without-expectation']);
    expect(rulesOf(test, "test.each([1])('is %s', () => sum());")).toEqual([
      'test-without-expectation',
    ]);
  });

  it.each([
    'expect(sum()).toBe(1)',
    'fc.assert(rule)',
    'page.waitForURL(url)',
    'login.seeToast(a)',
  ])('accepts a test that expects with %s', (line) => {
    expect(rulesOf(test, `it('is', async () => { if (a) await ${line}; });`)).toEqual([]);
  });

  it.each(['await page.waitForTimeout(500);', 'setTimeout(resolve, 500);', 'await sleep(10);'])(
    'rejects bare timing: %s',
    (source) => {
      expect(rulesOf(test, source)).toEqual(['no-bare-timing']);
      expect(rulesOf('packages/testing/browser/page-model.ts', source)).toEqual(['no-bare-timing']);
    },
  );

  it('allows the pause between two checks only in until()', () => {
    const source = "import { setTimeout as pause } from 'node:timers/promises';";
    expect(rulesOf(test, source)).toEqual(['no-bare-timing']);
    expect(rulesOf('packages/testing/browser/until.ts', source)).toEqual([]);
  });

  it('allows a test to yield', () => {
    expect(rulesOf(test, 'setTimeout(resolve, 0);')).toEqual([]);
  });
});

describe('queries', () => {
  it.each(['database.unscoped((tx) => tx.query(all));', 'database.lookUp(all, []);'])(
    'rejects one without an organisation, except for those on the list: %s',
    (source) => {
      expect(rulesOf('features/people/server/user-store.ts', source)).toEqual(['unscoped-query']);
      expect(rulesOf('features/auth/server/sign-in-store.ts', source)).toEqual([]);
    },
  );
});

describe('docstrings', () => {
  const file = 'features/heat/domain/heat-index.ts';

  it('requires one on an exported function, in either form', () => {
    expect(rulesOf(file, 'export function a() {}')).toEqual(['docstring']);
    expect(rulesOf(file, 'export const a = () => 1;')).toEqual(['docstring']);
  });

  it('requires only one, and none on internal functions', () => {
    expect(
      rulesOf(file, '/** Gives one. */\nexport const a = () => b();\nfunction b() {}'),
    ).toEqual([]);
  });

  it('requires one docstring for all overloads together', () => {
    const overloads = 'export function a(x: 1): 1;\nexport function a(x: 2): 2;';
    expect(rulesOf(file, `/** Same. */\n${overloads}`)).toEqual([]);
    expect(rulesOf(file, overloads)).toEqual(['docstring']);
  });
});

describe('names and words', () => {
  it.each(['heatIndex.ts', 'HeatIndex.tsx', 'heat_index.ts'])('rejects the name %s', (name) => {
    expect(rulesOf(`features/heat/web/${name}`, '')).toEqual(['kebab-case-name']);
  });

  it.each(['heat-index.test.ts', '2026-11-20-people.ts', 'vite.config.ts', '.oxlintrc.json'])(
    'accepts the name %s',
    (name) => {
      expect(rulesOf(`features/heat/web/${name}`, '')).toEqual([]);
    },
  );

  it.each(['work', 'tmp', 'root'])(
    'rejects a path under /%s, which belongs to one machine',
    (folder) => {
      expect(rulesOf('docs/a.md', `see /${folder}/x`)).toEqual(['machine-path']);
      expect(rulesOf('docs/a.md', `see home/${folder}/x`)).toEqual([]);
    },
  );

  it('rejects the address of a registry', () => {
    const host = ['registry', 'npmjs', 'org'].join('.');
    expect(rulesOf('docs/a.md', `https://${host}`)).toEqual(['registry-host']);
  });
});

describe('runtime folders', () => {
  it('knows the runtime folder of a file', () => {
    expect(runtimeFolderOf('features/people-pages/web/screens/people-screen.tsx')).toBe(
      'features/people-pages/web',
    );
    expect(runtimeFolderOf('packages/kit/slug.ts')).toBe('packages/kit');
    expect(runtimeFolderOf('packages/testing/browser/index.ts')).toBe('packages/testing/browser');
    expect(runtimeFolderOf('apps/web/shell/rail.tsx')).toBe('apps/web');
  });

  it('rejects a relative import from another runtime folder, even from its public API', () => {
    const file = 'features/people-pages/web/screens/people-screen.tsx';
    expect(rulesOf(file, "import { a } from '../../domain/index.ts';")).toEqual([
      'runtime-folders-by-name',
    ]);
    expect(rulesOf(file, "const a = import('../../../tags/web/index.ts');")).toEqual([
      'runtime-folders-by-name',
    ]);
    expect(rulesOf(file, "import { a } from '../people-queries.ts';")).toEqual([]);
  });

  it('allows the stories of a feature to run an example of the documentation', () => {
    const example = "import { a } from '../../../docs/examples/a.mjs';";
    expect(rulesOf('features/devices/e2e/devices.e2e.ts', example)).toEqual([]);
    expect(rulesOf('features/devices/web/devices-screen.tsx', example)).toEqual([
      'runtime-folders-by-name',
    ]);
  });

  it('allows configuration files at the root to use the tools, and nothing else', () => {
    const file = 'vitest.config.ts';
    expect(rulesOf(file, "import { A } from './tooling/test/a.ts';")).toEqual([]);
    expect(rulesOf(file, "import { a } from './features/people/domain/index.ts';")).toEqual([
      'runtime-folders-by-name',
    ]);
  });

  it('rejects replaced words, as names and in prose', () => {
    const file = 'features/heat/domain/a.ts';
    expect(rulesOf(file, '// The deed of a person.')).toEqual(['replaced-word']);
    expect(rulesOf(file, 'const personDeeds = 1;')).toEqual(['replaced-word']);
    expect(rulesOf(file, '// Whoever tells them anew.')).toEqual([
      'replaced-word',
      'replaced-word',
    ]);
    expect(rulesOf(file, 'const tellServer = 1;')).toEqual(['replaced-word']);
    expect(rulesOf(file, 'const house = 1;')).toEqual([]);
    expect(rulesOf('docs/glossary.md', 'deed')).toEqual([]);
  });
});
