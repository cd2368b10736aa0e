import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { tagExport } from './tag-export.ts';
import { tagCalls } from './tag-routes.ts';
import type { TagParts } from './tag-routes.ts';
import { tagSync } from './tag-sync.ts';
import { wearerCalls } from './wearer-routes.ts';
import { tags } from './migrations/2026-11-21-0904-tags.ts';
import { tagMovesAreTold } from './migrations/2026-11-21-0910-tag-move-notes.ts';
import { tagNamesFold } from './migrations/2026-11-22-0902-tag-names-fold.ts';

/** Labels of three kinds, and who has which. */
export function tagFeature(parts: TagParts) {
  return serverFeature<Viewer>({
    name: 'tags',
    migrations: [tags, tagMovesAreTold, tagNamesFold],
    syncSources: [tagSync],
    calls: () => [...tagCalls(parts), ...wearerCalls(parts)],
    personalData: { ofOrganisation: [tagExport], ofPerson: [tagExport] },
  });
}
