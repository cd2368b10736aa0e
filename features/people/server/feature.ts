import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { adminCalls } from './admin-routes.ts';
import { deleteCalls } from './delete-routes.ts';
import { hideCalls } from './hide-routes.ts';
import { mergeCalls } from './merge-routes.ts';
import type { MergeParts } from './merge-routes.ts';
import { peopleExport } from './people-export.ts';
import { forgetRemoved, removedWork } from './removed-work.ts';
import { restoreCalls } from './restore-routes.ts';
import { supervisorCalls } from './supervisor-routes.ts';
import { userCalls } from './user-routes.ts';
import type { FieldChecks } from './user-fields.ts';
import { userSync } from './user-sync.ts';
import { peopleBaseline } from './migrations/2026-11-24-0904-people.ts';

/** What people need from higher features. */
interface PeopleParts extends MergeParts {
  fieldChecks: FieldChecks;
}

/** People, their supervisors and the admins. */
export function peopleFeature({ fieldChecks, ...parts }: PeopleParts) {
  return serverFeature<Viewer>({
    name: 'people',
    migrations: [peopleBaseline],
    syncSources: [userSync],
    tasks: [{ kind: forgetRemoved, work: removedWork }],
    calls: () => [
      ...supervisorCalls,
      ...userCalls(fieldChecks),
      ...hideCalls,
      ...deleteCalls,
      ...mergeCalls(parts),
      ...adminCalls,
      ...restoreCalls,
    ],
    personalData: { ofOrganisation: [peopleExport], ofPerson: [peopleExport] },
  });
}
