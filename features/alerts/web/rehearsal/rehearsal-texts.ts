import { countOf, countText } from '#packages/kit';

/** Texts of the rehearsal of a rule. */
export const rehearsalTexts = {
  title: 'Rehearsal',
  about:
    'The alerts of this rule in the last 30 days, and in the forecast if it watches the weather',
  start: 'Rehearse rule',
  busy: 'Rehearsing the rule',
  wanted: 'Target number of alerts',
  wantedAbout: 'Optional: suggests a threshold that gives at most this number.',
  offline: 'Connect to rehearse a rule.',
  everybody: 'Counts everybody in scope, including people who were not on shift.',
  incomplete: 'Complete the trigger, and select a job and a location.',
  failed: 'Failed to rehearse the rule.',
  stale: 'The rule has changed since this rehearsal.',
  noData: 'There are no tests and no weather to rehearse this rule with.',
  nothing: 'This rule would not have sent an alert.',
  sent: (count: number, days: number) => `${countOf(count, 'alert')} in ${countOf(days, 'day')}`,
  missing: (names: string) => `Left out, as their weather is unknown: ${names}`,
  notices: (count: number) =>
    `${countOf(count, 'notice', 'notices')} about missing data, not counted as alerts.`,
  cut: (shown: number) => `The first ${countText(shown)} are listed.`,
  suggestionCut: 'Time ran out before a threshold was found. Select fewer jobs or locations.',
  noThreshold: 'No threshold gives this number.',
  limits: 'Uses today’s people, jobs and locations. Assumes that past forecasts were correct.',
} as const;

const hour = 60;
const day = 24 * hour;

/** Minutes as '2 d 4 h', '3 h 20 min' or '15 min'. */
export function gapText(minutes: number): string {
  const whole = Math.round(minutes);
  const [days, hours] = [Math.floor(whole / day), Math.floor((whole % day) / hour)];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  const rest = whole % hour;
  if (hours === 0) return `${rest} min`;
  return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
}
