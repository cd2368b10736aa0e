/** The viewer: not signed in, without rights, the manager, an admin, or the owner. */
export const viewers = ['nobody', 'worker', 'manager', 'admin', 'owner'] as const;
export type Viewer = (typeof viewers)[number];

/** An address with a complete screen, for a picture. */
export interface BuiltAddress {
  readonly path: string;
  readonly as: Viewer;
}

/**
 * All addresses with a complete screen; `{uuid}` is a person of the organisation, `{job}` one of
 * its jobs.
 */
export const builtAddresses: readonly BuiltAddress[] = [
  { path: '/login', as: 'nobody' },
  { path: '/register', as: 'nobody' },
  { path: '/terms-of-use', as: 'nobody' },
  { path: '/forgot-password', as: 'nobody' },
  { path: '/forgot-password/{uuid}', as: 'nobody' },
  { path: '/confirm-email/{uuid}', as: 'nobody' },
  { path: '/reset', as: 'nobody' },
  { path: '/', as: 'manager' },
  { path: '/dashboard', as: 'manager' },
  { path: '/monitoring', as: 'manager' },
  { path: '/monitoring/alerts', as: 'owner' },
  { path: '/monitoring/high-risk-measurements', as: 'owner' },
  { path: '/monitoring/sessions', as: 'manager' },
  { path: '/monitoring/breaks', as: 'manager' },
  { path: '/monitoring/morning-sheet', as: 'manager' },
  { path: '/monitoring/emergencies', as: 'owner' },
  { path: '/monitoring/emergencies/{emergency}', as: 'owner' },
  { path: '/monitoring/emergencies#emergency', as: 'manager' },
  { path: '/heatmap', as: 'manager' },
  { path: '/people', as: 'manager' },
  { path: '/people/new', as: 'owner' },
  { path: '/people/import', as: 'owner' },
  { path: '/people/add/azuread', as: 'owner' },
  { path: '/people/roster', as: 'manager' },
  { path: '/people/leave', as: 'manager' },
  { path: '/people/{uuid}', as: 'manager' },
  { path: '/people/{uuid}/hydration', as: 'manager' },
  { path: '/people/{uuid}/hydration-baseline', as: 'manager' },
  { path: '/people/{uuid}/sweat', as: 'manager' },
  { path: '/measurements', as: 'manager' },
  { path: '/permissions', as: 'manager' },
  { path: '/referral', as: 'owner' },
  { path: '/referral/stories', as: 'owner' },
  { path: '/loyalty', as: 'owner' },
  { path: '/settings', as: 'manager' },
  { path: '/settings/2fa/enable', as: 'manager' },
  { path: '/settings/admins', as: 'manager' },
  { path: '/settings/devices', as: 'owner' },
  { path: '/settings/notifications', as: 'owner' },
  { path: '/settings/measurement_custom', as: 'owner' },
  { path: '/settings/measurement_linked', as: 'owner' },
  { path: '/settings/survey', as: 'owner' },
  { path: '/settings/org', as: 'owner' },
  { path: '/settings/emergency', as: 'owner' },
  { path: '/settings/close', as: 'owner' },
  { path: '/settings/reports', as: 'owner' },
  { path: '/settings/services', as: 'owner' },
  { path: '/settings/alerts/rules', as: 'owner' },
  { path: '/settings/alerts/new', as: 'owner' },
  { path: '/settings/strategy', as: 'owner' },
  { path: '/settings/dehydration-risk-assessment', as: 'owner' },
  { path: '/settings/tags', as: 'owner' },
  { path: '/settings/tags/{tag}', as: 'owner' },
  { path: '/settings/tags/{tag}/members', as: 'owner' },
  { path: '/settings/jobs', as: 'owner' },
  { path: '/settings/jobs/{job}', as: 'owner' },
  { path: '/settings/jobs/{job}/members', as: 'owner' },
  { path: '/settings/jobs/{job}/supervisors', as: 'owner' },
  { path: '/settings/locations', as: 'owner' },
  { path: '/settings/locations/{location}', as: 'owner' },
  { path: '/settings/locations/{location}/members', as: 'owner' },
  { path: '/settings/locations/{location}/supervisors', as: 'owner' },
  { path: '/settings/sso', as: 'owner' },
  { path: '/settings/sso/azuread', as: 'owner' },
];
