import type { Fault } from './fault.ts';

/** Imports that violate the dependency rules. */
export const dependencyFaults: readonly Fault[] = [
  dependency('the page imports the server', 'web-never-server', {
    file: 'features/people/web/planted-server.ts',
    text: "export * as planted from '#people/server';\n",
  }),
  dependency('the app of the page imports the server', 'web-never-server', {
    file: 'apps/web/planted-server.ts',
    text: "export * as planted from '#people/server';\n",
  }),
  dependency('the server imports the page', 'runtime-server', {
    file: 'features/people/server/planted-web.ts',
    text: "export * as planted from '#people/web';\n",
  }),
  dependency('a formula imports the server', 'runtime-domain', {
    file: 'features/people/domain/planted-server.ts',
    text: "export * as planted from '#people/server';\n",
  }),
  dependency('a feature imports one of a higher layer', 'layers-features', {
    file: 'features/organisation/contract/planted-climb.ts',
    text: "export * as planted from '#people/contract';\n",
  }),
  dependency('a feature imports one of the same layer', 'layers-features', {
    file: 'features/tags/contract/planted-sideways.ts',
    text: "export * as planted from '#auth/contract';\n",
  }),
  dependency('a feature imports one that is in no layer', 'layers-unlisted-feature', {
    file: 'features/planted/contract/index.ts',
    text: "export * as planted from '#planted-too/contract';\n",
    needs: { file: 'features/planted-too/contract/index.ts', text: 'export const planted = 1;\n' },
  }),
  dependency('a package knows a feature', 'packages-know-no-feature', {
    file: 'packages/http/server/planted-feature.ts',
    text: "export * as planted from '#people/contract';\n",
  }),
  dependency('a lower package imports a higher one', 'layers-packages', {
    file: 'packages/kit/planted-climb.ts',
    text: "export * as planted from '#packages/http/contract';\n",
  }),
  dependency('an import goes past a public API', 'public-api-only', {
    file: 'features/people/domain/planted-deep.ts',
    text: "export * as planted from '../../../packages/kit/slug.ts';\n",
  }),
  dependency('a feature imports an app', 'nothing-imports-apps', {
    file: 'features/people/server/planted-app.ts',
    text: "export * as planted from '../../../apps/server/main.ts';\n",
  }),
  dependency(
    'shipped code of a feature imports the test fixture of the server',
    'nothing-imports-apps',
    {
      file: 'features/people/server/planted-fixture.ts',
      text: "export * as planted from '#apps/server/testing';\n",
    },
  ),
  dependency('a test of a feature imports an inner file of an app', 'tests-import-server-testing', {
    file: 'features/people/server/planted.db.test.ts',
    text: "export * as planted from '../../../apps/server/app.ts';\n",
  }),
  dependency('the app of the server ships its test fixture', 'testing-only-in-tests', {
    file: 'apps/server/planted-fixture.ts',
    text: "export * as planted from './testing/index.ts';\n",
  }),
  dependency('the product ships test code', 'testing-only-in-tests', {
    file: 'features/people/server/planted-testing.ts',
    text: "export * as planted from '#packages/testing/database';\n",
  }),
  dependency('two files need each other', 'no-circle', {
    file: 'packages/kit/planted-circle.ts',
    text: "export * as planted from './planted-circle.ts';\n",
  }),
  dependency('an import leads nowhere', 'nothing-unresolvable', {
    file: 'features/people/domain/planted-nowhere.ts',
    text: "export * as planted from '#people/attic';\n",
  }),
  dependency('a formula imports a library', 'pure-folders-are-independent', {
    file: 'features/people/domain/planted-library.ts',
    text: "export * as planted from 'dayjs';\n",
  }),
  dependency('the server needs what is not shipped', 'server-ships-its-needs', {
    file: 'features/people/server/planted-unshipped.ts',
    text: "export * as planted from 'dayjs';\n",
  }),
];

function dependency(name: string, rule: string, plant: Fault['plant']): Fault {
  return { name, stage: 'lint', rule, plant };
}
