import type { Fault } from './fault.ts';

/** Policies that let a chain of calls widen access to tests. */
export const chainFaults: readonly Fault[] = [
  chain('a merge asks only to edit both people and to delete the source', {
    file: 'features/permissions/domain/merge-policy.ts',
    from: /if \(viewer\.user_id === target\.user_id[\s\S]*?return added\.every.*\n/,
    to: 'return null;\n',
  }),
  chain('an account is set by anybody who may edit the person', {
    file: 'features/permissions/domain/account-policy.ts',
    from: "if (!canViewValues(viewer, subject)) return 'tests';",
    to: 'if (!isAdmin(subject)) return null;',
  }),
  chain('a tag is given by anybody who may edit the person and the people of the tag', {
    file: 'features/permissions/domain/label-policy.ts',
    from: ' && canViewValues(viewer, subject)',
    to: '',
  }),
];

function chain(name: string, plant: Fault['plant']): Fault {
  const test = 'tooling/prove/chains/chains.db.test.ts';
  const rule = 'no chain of calls widens access to tests';
  return { name, stage: 'once', rule, where: test, plant, tests: [test] };
}
