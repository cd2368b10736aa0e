import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { tagExport } from './tag-export.ts';
import { tagCalls } from './tag-routes.ts';
import type { TagParts } from './tag-routes.ts';
import { tagSync } from './tag-sync.ts';
import { memberCalls } from './member-routes.ts';
import { tagBaseline } from './migrations/2026-11-24-0903-tags.ts';

/** Labels of three kinds, and who has which. */
export function tagFeature(parts: TagParts) {
  return serverFeature<Viewer>({
    name: 'tags',
    migrations: [tagBaseline],
    syncSources: [tagSync],
    calls: () => [...tagCalls(parts), ...memberCalls(parts)],
    personalData: { ofOrganisation: [tagExport], ofPerson: [tagExport] },
  });
}
