import type { BetaFeature } from '#organisation/contract';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canLeadTags } from '#permissions/domain';
import { versionSearchOf } from './detail/version-search.ts';
import { packSearch } from './list/pack-search.ts';

/** Rule packs: the list, a pack, and the form of a pack of the organisation. */
export const rulePackFeature = webFeature<Viewer, unknown, BetaFeature>({
  name: 'rule-packs',
  addresses: {
    guarded: [
      ['/settings/rule-packs', 'Rule packs', 'law laws regulations duties OSHA standard'],
      ['/settings/rule-packs/{id}', 'Rule pack'],
      ['/settings/rule-packs/{id}/copy', 'Copy a rule pack'],
      ['/settings/rule-packs/{id}/edit', 'Edit a rule pack'],
    ],
  },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/rule-packs',
        search: packSearch.validate,
        load: async () => (await import('./list/packs-screen.tsx')).PacksScreen,
      },
      {
        path: '/settings/rule-packs/$rule_pack_id',
        search: versionSearchOf,
        load: async () => (await import('./detail/pack-screen.tsx')).PackScreen,
      },
      {
        path: '/settings/rule-packs/$rule_pack_id/copy',
        load: async () => (await import('./edit/pack-form-screen.tsx')).CopyPackScreen,
      },
      {
        path: '/settings/rule-packs/$rule_pack_id/edit',
        load: async () => (await import('./edit/pack-form-screen.tsx')).EditPackScreen,
      },
    ]),
  },
  settings: [
    {
      ...{ label: 'Rule packs', to: '/settings/rule-packs', under: 'Heat and alerts' },
      // Others read what the locations follow that they lead.
      ...{ order: 15, mayOpen: canLeadTags, preview: 'heat stress' },
    },
  ],
});
