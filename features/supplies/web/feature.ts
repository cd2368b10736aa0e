import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { supplySearch } from './supply-search.ts';

/** Water and salt for shifts. */
export const supplyFeature = webFeature<Viewer>({
  name: 'supplies',
  addresses: {
    guarded: [['/monitoring/supplies', 'Water and salt', 'supplies drinks ice electrolytes']],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/monitoring/supplies',
        search: supplySearch,
        load: async () => (await import('./supplies-screen.tsx')).SuppliesScreen,
      },
    ]),
  },
  menu: [{ label: 'Water and salt', to: '/monitoring/supplies', under: '/monitoring', order: 16 }],
});
