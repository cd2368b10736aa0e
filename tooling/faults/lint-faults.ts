import type { Fault } from './fault.ts';

/** Lines that oxlint, the project rules, knip or prettier reject. */
export const lintFaults: readonly Fault[] = [
  lint('a formula reads the clock', 'no-clock-or-chance', {
    file: 'features/people/domain/planted-clock.ts',
    text: '/** Tells the time. */\nexport const planted = (): number => Date.now();\n',
  }),
  lint('a formula uses Math.random', 'no-clock-or-chance', {
    file: 'features/people/domain/planted-random.ts',
    text: '/** Returns a random number. */\nexport const planted = (): number => Math.random();\n',
  }),
  lint('something is any', 'typescript/no-explicit-any', {
    file: 'features/people/domain/planted-any.ts',
    text: 'export const planted: any = 1;\n',
  }),
  lint('null is wished away', 'typescript/no-non-null-assertion', {
    file: 'features/people/domain/planted-non-null.ts',
    text: "export const planted = 'a'.at(0)!;\n",
  }),
  lint("a screen opens the browser's own dialog", 'eslint/no-alert', {
    file: 'features/people/web/planted-dialog.ts',
    text: "/** Asks. */\nexport const planted = (): boolean => window.confirm('Sure?');\n",
  }),
  lint('a promise floats', 'typescript/no-floating-promises', {
    file: 'features/people/domain/planted-promise.ts',
    text: 'Promise.resolve(1);\nexport const planted = 1;\n',
  }),
  lint('a file exports by default', 'import/no-default-export', {
    file: 'features/people/domain/planted-default.ts',
    text: 'export default 1;\n',
  }),
  lint('a file is longer than 400 lines', 'max-lines', {
    file: 'features/people/domain/planted-long.ts',
    text: `export const planted = [\n${'  1,\n'.repeat(400)}];\n`,
  }),
  lint('a test is skipped', 'no-switched-off-test', {
    file: 'features/people/domain/planted-skip.test.ts',
    text: "import { it } from 'vitest';\n\nit.skip('is', () => undefined);\n",
  }),
  lint('a test expects nothing', 'test-without-expectation', {
    file: 'features/people/domain/planted-empty.test.ts',
    text: "import { it } from 'vitest';\n\nit('is', () => undefined);\n",
  }),
  lint('a test waits for time', 'no-bare-timing', {
    file: 'features/people/domain/planted-wait.test.ts',
    text: 'await new Promise((resolve) => setTimeout(resolve, 500));\n',
  }),
  lint('an exported function says nothing', 'docstring', {
    file: 'features/people/domain/planted-silent.ts',
    text: 'export const planted = (): number => 1;\n',
  }),
  lint('an import climbs into another runtime folder', 'runtime-folders-by-name', {
    file: 'features/people/domain/planted-relative.ts',
    text: "export * as planted from '../contract/index.ts';\n",
  }),
  lint('a file is not named in kebab-case', 'kebab-case-name', {
    file: 'features/people/domain/plantedName.ts',
    text: 'export const planted = 1;\n',
  }),
  lint('a path of one machine is in the tree', 'machine-path', {
    file: 'docs/planted-path.md',
    text: `See /${'tmp'}/planted.\n`,
  }),
  {
    ...lint('an export is used by nobody', 'knip-exports', {
      file: 'packages/kit/slug.ts',
      from: /$/,
      to: '\nexport const plantedDeadExport = 1;\n',
    }),
    where: 'plantedDeadExport',
  },
  lint('a file is used by nobody', 'knip-files', {
    file: 'packages/kit/planted-dead-file.ts',
    text: 'export const planted = 1;\n',
  }),
  {
    ...lint('a file is not formatted', '[warn]', {
      file: 'features/people/domain/planted-format.ts',
      text: 'export   const planted = "1"\n',
    }),
    stage: 'format',
    tests: ['features/people/domain'],
  },
];

function lint(name: string, rule: string, plant: Fault['plant']): Fault {
  return { name, stage: 'lint', rule, plant };
}
