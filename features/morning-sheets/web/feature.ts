import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { morningSearch } from './morning-search.ts';

/** The briefing before the shift. */
export const morningSheetFeature = webFeature<Viewer>({
  name: 'morning-sheets',
  addresses: { guarded: [['/monitoring/morning-sheet', 'Morning sheet']] },
  routes: {
    framed: screens(() => [
      {
        path: '/monitoring/morning-sheet',
        search: morningSearch,
        load: async () => (await import('./morning-screen.tsx')).MorningScreen,
      },
    ]),
  },
  menu: [
    { label: 'Morning sheet', to: '/monitoring/morning-sheet', under: '/monitoring', order: 15 },
  ],
});
