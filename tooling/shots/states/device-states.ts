import { failing, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';
import { DevicesPage } from '../../../features/devices/e2e/index.ts';

const devices = { path: '/settings/devices', as: 'owner' } as const;

/** The page of devices, its dialogs and its empty states. */
export const deviceStates: readonly ScreenState[] = [
  { ...devices, name: 'offline', bring: offline },
  { ...devices, name: 'error', bring: failing('/v3/device') },
  {
    ...devices,
    name: 'edit',
    bring: opened((page) => new DevicesPage(page).choose('SM-239', 'Edit')),
  },
  {
    ...devices,
    name: 'token',
    bring: opened(async (page) => {
      const screen = new DevicesPage(page);
      await screen.choose('SM-239', 'Tokens');
      await screen.makeToken();
    }),
  },
  { ...devices, name: 'of-worker', as: 'worker', bring: ({ open }) => open() },
];
