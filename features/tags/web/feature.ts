import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canLeadTags } from '#permissions/domain';
import type { TagTab } from './kind/tag-kind.ts';
import type { TagParts } from './tag-parts.ts';
import { tagRoutes } from './routes.tsx';

/** What the pages of tags need from higher features. */
export interface TagRouteParts {
  readonly loadTagParts: () => Promise<TagParts>;
  readonly membersTab: TagTab;
}

/** Tags and who has them. */
export const tagFeature = webFeature<Viewer, TagRouteParts>({
  name: 'tags',
  addresses: {
    guarded: [
      ['/settings/tags', 'Tags'],
      ['/settings/tags/{uuid}', 'Tag'],
      ['/settings/tags/{uuid}/members', 'Members of a tag'],
    ],
  },
  routes: {
    settings: (parent, { loadTagParts, membersTab }) => tagRoutes(parent, loadTagParts, membersTab),
  },
  settings: [
    {
      ...{ label: 'Tags', to: '/settings/tags', under: 'People and places', order: 10 },
      mayOpen: canLeadTags,
    },
  ],
});
