import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { importRoutes } from './routes.tsx';

/** People from a spreadsheet. */
export const importFeature = webFeature<Viewer>({
  name: 'imports',
  addresses: { guarded: [['/people/import', 'Import people']] },
  routes: { framed: importRoutes },
  menu: [{ label: 'Import', to: '/people/import', under: '/people', order: 20, mayOpen: isAdmin }],
});
