import type { Fault } from './fault.ts';

/** Imports that the walls of the house refuse. */
export const wallFaults: readonly Fault[] = [
  wall('the page imports the server', 'web-never-server', {
    file: 'features/people/web/planted-server.ts',
    text: "export * as planted from '#people/server';\n",
  }),
  wall('the app of the page imports the server', 'web-never-server', {
    file: 'apps/web/planted-server.ts',
    text: "export * as planted from '#people/server';\n",
  }),
  wall('the server imports the page', 'room-server', {
    file: 'features/people/server/planted-web.ts',
    text: "export * as planted from '#people/web';\n",
  }),
  wall('a formula imports the server', 'room-domain', {
    file: 'features/people/domain/planted-server.ts',
    text: "export * as planted from '#people/server';\n",
  }),
  wall('a feature imports one to its right', 'ladder-features', {
    file: 'features/organisation/contract/planted-climb.ts',
    text: "export * as planted from '#people/contract';\n",
  }),
  wall('a feature imports one beside it', 'ladder-features', {
    file: 'features/tags/contract/planted-sideways.ts',
    text: "export * as planted from '#auth/contract';\n",
  }),
  wall('a feature has no step on the ladder', 'ladder-unknown-feature', {
    file: 'features/planted/contract/index.ts',
    text: "export * as planted from '#people/contract';\n",
  }),
  wall('a package knows a feature', 'packages-know-no-feature', {
    file: 'packages/http/server/planted-feature.ts',
    text: "export * as planted from '#people/contract';\n",
  }),
  wall('a lower package imports a higher one', 'ladder-packages', {
    file: 'packages/kit/planted-climb.ts',
    text: "export * as planted from '#packages/http/contract';\n",
  }),
  wall('an import goes past a face', 'faces-only', {
    file: 'features/people/domain/planted-deep.ts',
    text: "export * as planted from '../../../packages/kit/slug.ts';\n",
  }),
  wall('a feature imports an app', 'nothing-imports-apps', {
    file: 'features/people/server/planted-app.ts',
    text: "export * as planted from '../../../apps/server/main.ts';\n",
  }),
  wall('the product ships test code', 'testing-only-in-tests', {
    file: 'features/people/server/planted-testing.ts',
    text: "export * as planted from '#packages/testing/database';\n",
  }),
  wall('two files need each other', 'no-circle', {
    file: 'packages/kit/planted-circle.ts',
    text: "export * as planted from './planted-circle.ts';\n",
  }),
  wall('an import leads nowhere', 'nothing-unresolvable', {
    file: 'features/people/domain/planted-nowhere.ts',
    text: "export * as planted from '#people/attic';\n",
  }),
  wall('a formula stands on a library', 'pure-rooms-stand-alone', {
    file: 'features/people/domain/planted-library.ts',
    text: "export * as planted from 'dayjs';\n",
  }),
  wall('the server needs what is not shipped', 'server-ships-its-needs', {
    file: 'features/people/server/planted-unshipped.ts',
    text: "export * as planted from 'dayjs';\n",
  }),
];

function wall(name: string, rule: string, plant: Fault['plant']): Fault {
  return { name, stage: 'lint', rule, plant };
}
