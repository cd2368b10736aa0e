import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';

/** People from a spreadsheet. */
export const importFeature = webFeature<Viewer>({
  name: 'imports',
  addresses: {
    guarded: [['/people/import', 'Import people', 'spreadsheet excel csv upload crew']],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/people/import',
        load: async () => (await import('./screens/import-screen.tsx')).ImportScreen,
      },
    ]),
  },
  menu: [{ label: 'Import', to: '/people/import', under: '/people', order: 20, mayOpen: isAdmin }],
});
