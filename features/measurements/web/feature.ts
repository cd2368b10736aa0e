import { IconDroplet } from '@tabler/icons-react';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canMeasureOthers, isAdmin } from '#permissions/domain';
import { measurementSettingsRoutes } from './routes.tsx';

/** Custom and linked types of tests, and the survey after a test. */
export const measurementFeature = webFeature<Viewer>({
  name: 'measurements',
  addresses: {
    guarded: [
      ['/settings/measurement_custom', 'Custom measurement types'],
      ['/settings/measurement_custom/{uuid}', 'Custom measurement type'],
      ['/settings/measurement_linked', 'Linked measurement types'],
      ['/settings/measurement_linked/{uuid}', 'Linked measurement type'],
      ['/settings/survey', 'Survey'],
    ],
  },
  routes: { settings: measurementSettingsRoutes },
  commands: [
    {
      ...{ label: 'Add test', synonyms: 'new measurement hydration value reading record' },
      ...{ icon: IconDroplet, mayUse: canMeasureOthers },
      action: {
        load: async () => (await import('./dialogs/add-measurement-dialog.tsx')).AddTestDialog,
      },
    },
  ],
  settings: [
    {
      ...{ label: 'Custom measurement types', to: '/settings/measurement_custom' },
      ...{ under: 'Measuring', order: 20, mayOpen: isAdmin },
    },
    {
      ...{ label: 'Linked measurement types', to: '/settings/measurement_linked' },
      ...{ under: 'Measuring', order: 30, mayOpen: isAdmin },
    },
    { label: 'Survey', to: '/settings/survey', under: 'Measuring', order: 40, mayOpen: isAdmin },
  ],
});
