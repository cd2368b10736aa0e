/** One address of the product. */
export interface Address {
  /** As the specifications write it, with `{place}`s. */
  readonly path: string;
  /** Name shown as title and in the command menu. */
  readonly name: string;
  /** 'guarded': only for people who are signed in; 'token': a link that stands for a sign-in. */
  readonly guard: 'public' | 'guarded' | 'token';
  /** The feature that it belongs to; 'app' for the frame itself, 'later' for pages only named. */
  readonly feature: string;
  /** False: the address shows its name and that it is being built. */
  readonly built: boolean;
}

type Row = readonly [path: string, name: string, feature: string, built?: 'built'];

const publicRows: readonly Row[] = [
  ['/', 'Welcome', 'app', 'built'],
  ['/terms-of-use', 'Terms of use', 'registration', 'built'],
  ['/reset', 'Reset this device', 'auth', 'built'],
  ['/login', 'Sign in', 'auth', 'built'],
  ['/logout', 'Signed out', 'auth', 'built'],
  ['/forgot-password', 'Forgot password', 'auth', 'built'],
  ['/forgot-password/{uuid}', 'New password', 'auth', 'built'],
  ['/confirm-email/{uuid}', 'Confirm email', 'auth', 'built'],
  ['/register', 'Register', 'registration', 'built'],
  ['/ref/{uuid}', 'Referral sign-up', 'registration', 'built'],
];

const tokenRows: readonly Row[] = [
  ['/access/{token}', 'Your access', 'later'],
  ['/access/{token}/assessments', 'Assessments', 'later'],
  ['/access/{token}/assessments/{assessmentId}/take', 'Take assessment', 'later'],
];

const guardedRows: readonly Row[] = [
  ['/dashboard', 'Dashboard', 'dashboard', 'built'],
  ['/measurements', 'Measurements', 'measurements', 'built'],
  ['/heatmap', 'Heat map', 'heat', 'built'],
  ['/permissions', 'Permissions', 'people', 'built'],
  ['/monitoring', 'Monitoring', 'monitoring', 'built'],
  ['/monitoring/alerts', 'Alerts', 'alerts'],
  ['/monitoring/high-risk-measurements', 'High-risk measurements', 'alerts'],
  ['/monitoring/sessions', 'Sessions', 'sessions'],
  ['/people', 'People', 'people', 'built'],
  ['/people/new', 'New person', 'people', 'built'],
  ['/people/import', 'Import people', 'imports', 'built'],
  ['/people/add/azuread', 'Add people from the work directory', 'people', 'built'],
  ['/people/roster', 'Roster', 'rosters'],
  ['/people/leave', 'Leave', 'rosters'],
  ['/people/{uuid}', 'Person', 'people', 'built'],
  ['/people/{uuid}/hydration', 'Hydration', 'hydration', 'built'],
  ['/people/{uuid}/hydration-baseline', 'Hydration baseline', 'hydration', 'built'],
  ['/people/{uuid}/sweat', 'Sweat', 'hydration', 'built'],
  ['/people/{uuid}/courses', 'Courses of a person', 'later'],
  ['/referral', 'Referral', 'later'],
  ['/referral/stories', 'Referral stories', 'later'],
  ['/loyalty', 'Loyalty', 'later'],
  ['/education', 'Education', 'later'],
  ['/education/modules', 'Modules', 'later'],
  ['/education/modules/{uuid}', 'Module', 'later'],
  ['/education/modules/{uuid}/training', 'Training of a module', 'later'],
  ['/education/modules/{uuid}/assessment', 'Assessment of a module', 'later'],
  ['/education/modules/{uuid}/settings', 'Settings of a module', 'later'],
  ['/education/modules/{uuid}/assignments', 'Assignments of a module', 'later'],
  ['/courses/{courseId}', 'Course', 'later'],
  ['/courses/{courseId}/assessments', 'Assessments of a course', 'later'],
  ['/courses/{courseId}/assessments/{assessmentId}/take', 'Take assessment', 'later'],
];

const settingsRows: readonly Row[] = [
  ['/settings', 'Settings', 'app', 'built'],
  ['/settings/2fa/enable', 'Two-factor sign-in', 'auth', 'built'],
  ['/settings/services', 'Services', 'services', 'built'],
  ['/settings/reports', 'Reports', 'reports', 'built'],
  ['/settings/org', 'Organisation', 'organisation', 'built'],
  ['/settings/admins', 'Admins', 'people', 'built'],
  ['/settings/devices', 'Devices', 'devices', 'built'],
  ['/settings/quote', 'Quote', 'later'],
  ['/settings/tickets', 'Tickets', 'later'],
  ['/settings/tags', 'Tags', 'tags', 'built'],
  ['/settings/tags/{uuid}', 'Tag', 'tags', 'built'],
  ['/settings/tags/{uuid}/members', 'Members of a tag', 'people', 'built'],
  ['/settings/strategy', 'Strategy', 'strategies', 'built'],
  ['/settings/measurement_custom', 'Custom measurement types', 'measurements', 'built'],
  ['/settings/measurement_custom/{uuid}', 'Custom measurement type', 'measurements', 'built'],
  ['/settings/measurement_linked', 'Linked measurement types', 'measurements', 'built'],
  ['/settings/measurement_linked/{uuid}', 'Linked measurement type', 'measurements', 'built'],
  ['/settings/notifications', 'Notifications', 'alerts'],
  ['/settings/survey', 'Survey', 'measurements', 'built'],
  ['/settings/close', 'Close the account', 'closing', 'built'],
  ['/settings/dehydration-risk-assessment', 'Dehydration risk assessment', 'assessments', 'built'],
  ['/settings/osha-assessment', 'OSHA assessment', 'later'],
  ['/settings/compliance-assessment', 'Compliance assessment', 'later'],
  ['/settings/sso', 'Work account sign-in', 'auth', 'built'],
  ['/settings/sso/azuread', 'Work account sign-in: directory', 'auth', 'built'],
  ['/settings/alerts/rules', 'Alert rules', 'alerts'],
  ['/settings/alerts/new', 'New alert rule', 'alerts'],
  ['/settings/alerts/rules/{uuid}', 'Alert rule', 'alerts'],
  ['/settings/jobs', 'Jobs', 'jobs', 'built'],
  ['/settings/jobs/{uuid}', 'Job', 'jobs', 'built'],
  ['/settings/jobs/{uuid}/members', 'Members of a job', 'people', 'built'],
  ['/settings/jobs/{uuid}/supervisors', 'Supervisors of a job', 'people', 'built'],
  ['/settings/locations', 'Locations', 'locations', 'built'],
  ['/settings/locations/{uuid}', 'Location', 'locations', 'built'],
  ['/settings/locations/{uuid}/members', 'Members of a location', 'people', 'built'],
  ['/settings/locations/{uuid}/supervisors', 'Supervisors of a location', 'people', 'built'],
];

/** Every address of the product, in one list; any other path is 'Page not found'. */
export const addresses: readonly Address[] = [
  ...publicRows.map(addressAs('public')),
  ...tokenRows.map(addressAs('token')),
  ...guardedRows.map(addressAs('guarded')),
  ...settingsRows.map(addressAs('guarded')),
];

/** True for a path, without search, that a signed-in person may be sent to. */
export function isGuardedPath(path: string): boolean {
  return guardedPatterns.some((pattern) => pattern.test(path));
}

const guardedPatterns = addresses
  .filter(({ guard }) => guard === 'guarded')
  .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`));

function addressAs(guard: Address['guard']) {
  return ([path, name, feature, built]: Row): Address => ({
    path,
    name,
    guard,
    feature,
    built: built !== undefined,
  });
}
