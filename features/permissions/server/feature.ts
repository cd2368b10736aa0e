import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { permissionExport } from './permission-export.ts';
import { permissionCalls } from './permission-routes.ts';
import type { FindSubjects } from './permission-routes.ts';
import { permissionSync } from './permission-sync.ts';
import type { PersonScope } from './permission-sync.ts';
import { permissionBaseline } from './migrations/2026-11-24-0902-permissions.ts';

/** What permissions need from higher features. */
export interface PermissionParts {
  readonly findPeople: FindSubjects;
  readonly personScope: PersonScope;
}

/** Access values and people's permissions. */
export function permissionFeature({ findPeople, personScope }: PermissionParts) {
  return serverFeature<Viewer>({
    name: 'permissions',
    migrations: [permissionBaseline],
    syncSources: [permissionSync(personScope)],
    calls: () => permissionCalls(findPeople),
    personalData: { ofOrganisation: [permissionExport], ofPerson: [permissionExport] },
  });
}
