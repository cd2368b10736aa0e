import { serverFeature } from '#packages/feature/server';
import { organisationExport } from './organisation-export.ts';
import { organisationCalls } from './organisation-routes.ts';
import type { Member } from './organisation-routes.ts';
import { organisationSync } from './organisation-sync.ts';
import type { SecondFactorRules } from './second-factor-rules.ts';
import { organisationBaseline } from './migrations/2026-11-24-0901-organisation.ts';

/**
 * The organisation of a person and its settings.
 *
 * @param secondFactor rules for requiring a second factor, from a higher feature
 * @param isAdmin who sees every setting, from a higher feature
 */
export function organisationFeature<Viewer extends Member>(
  secondFactor: SecondFactorRules,
  isAdmin: (viewer: Viewer) => boolean,
) {
  return serverFeature<Viewer>({
    name: 'organisation',
    migrations: [organisationBaseline],
    syncSources: [organisationSync(isAdmin)],
    calls: () => organisationCalls<Viewer>(secondFactor),
    personalData: { ofOrganisation: [organisationExport] },
  });
}
