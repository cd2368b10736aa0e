import type { HydrationState } from './hydration-status.ts';

/** Fill of a status; always shown together with its shape or name. */
export const hydrationFills: Record<HydrationState | 'removed', string> = {
  hydrated: '#4caf50',
  mild: '#fdd835',
  moderate: '#ff9800',
  severe: '#f44336',
  invalid: '#9e9e9e',
  removed: '#616161',
  not_tested: 'transparent',
};

/** Darker fills for high contrast; used together with patterns. */
export const contrastFills: typeof hydrationFills = {
  ...hydrationFills,
  hydrated: '#1b5e20',
  mild: '#f9a825',
  moderate: '#e65100',
  severe: '#b71c1c',
};
