import type { PermissionScope } from '#people/domain';
import type { Access, GivenPermission } from '#permissions/contract';
import { accessFromText, accessOfSliders, accessToText, slidersOf } from '#permissions/domain';
import type { Sliders } from '#permissions/domain';

/** The minimum slider positions of a manager. */
export const managerFloor: Sliders = { account: 3, measurement: 1 };

/** Slider positions of a scope; zero for custom rights. */
export function shownSliders({ access, tag_id }: PermissionScope): Sliders {
  const { account, measurement } = slidersOf(access, tag_id);
  return { account: account ?? 0, measurement: measurement ?? 0 };
}

/** The access after a slider was moved. Custom rights are replaced. */
export function withSliders(scope: PermissionScope, moved: Partial<Sliders>): PermissionScope {
  const manages = scope.access.includes('manager');
  const access = accessOfSliders({ ...shownSliders(scope), ...moved });
  return { ...scope, access: accessFromText([...(manages ? ['manager'] : []), ...access].join()) };
}

/** The access with or without the manager right. Without it, the visible slider levels are kept. */
export function withManager(scope: PermissionScope, manages: boolean): PermissionScope {
  const rest: Access[] = manages
    ? ['manager', ...scope.access.filter((value) => value !== 'none' && value !== 'limited')]
    : accessOfSliders(shownSliders(scope));
  return { ...scope, access: accessFromText(rest.join()) };
}

/** The permissions to send. Scopes without any right are left out. */
export function givenOf(scopes: readonly PermissionScope[]): GivenPermission[] {
  return scopes
    .filter(({ access }) => access.length > 0)
    .map(({ tag_id, access }) => ({ tag_id, access: accessToText(access) }));
}

/** Whether the permissions differ from those of the opened form. */
export function isChanged(
  opened: readonly PermissionScope[],
  scopes: readonly PermissionScope[],
): boolean {
  const sentOf = (given: GivenPermission[]) =>
    given.map(({ tag_id, access }) => `${tag_id ?? ''} ${access}`).toSorted();
  return sentOf(givenOf(opened)).join('\n') !== sentOf(givenOf(scopes)).join('\n');
}
