import type { Fault } from './fault.ts';

/** Code that differs from the specifications; docs/rules has them as lists. */
export const ruleFaults: readonly Fault[] = [
  rule('an address of the specifications is missing', 'routes', 'route-missing', {
    file: 'docs/rules/routes.tsv',
    from: /$/,
    to: '/planted\tpublic\tapp\tPlanted\tA\n',
  }),
  rule('the page has an address that no specification knows', 'routes', 'route-missing', {
    file: 'docs/rules/routes.tsv',
    from: /^\/people\t.*\n/m,
    to: '',
  }),
  {
    name: 'the screens of a feature hang nowhere',
    stage: 'unit',
    rule: 'route-missing',
    where: 'apps/web/router.test.ts',
    plant: {
      file: 'features/people-pages/web/feature.ts',
      from: '    framed: screens(() => [\n',
      to: '    framed: screens(() => []),\n    nowhere: screens(() => [\n',
    },
    tests: ['apps/web/router.test.ts'],
  },
  rule('a call of the specifications is missing', 'calls', 'call-missing', {
    file: 'features/measurements/server/feature.ts',
    from: '...measurementCalls(onTestsAdded), ',
    to: '',
  }),
  rule('an endpoint has no row in the rights matrix', 'rights', 'rights-row-missing', {
    file: 'docs/rules/rights.tsv',
    from: /^measurement\.create\t.*\n/m,
    to: '',
  }),
  rule('an exact text is changed', 'texts', 'exact-text', {
    file: 'packages/http/contract/messages.ts',
    from: 'Server not responsive',
    to: 'Server not responding',
  }),
  rule('a constant is changed', 'constants', 'constant: sync.interval', {
    file: 'packages/sync/contract/states.ts',
    from: '60_000',
    to: '59_000',
  }),
  rule('a synced list is missing', 'tables', 'sync-list', {
    file: 'features/offline-copy/contract/sync-endpoints.ts',
    from: 'rosters: syncRows,',
    to: '',
  }),
];

function rule(name: string, list: string, title: string, plant: Fault['plant']): Fault {
  const test = `docs/rules/${list}.test.ts`;
  return { name, stage: 'unit', rule: title, where: test, plant, tests: [test] };
}
