import { missedRunDays } from '#alerts/contract';
import type {
  AlertChannel,
  AlertTrigger,
  ChannelChoice,
  RuleOperator,
  StatusAction,
  TriggerKind,
} from '#alerts/contract';
import type { ChannelSetup, SkipReason } from '#alerts/domain';
import { countOf, countText, listText } from '#packages/kit';

const missingWords = { mail: 'Email', sms: 'SMS', webhook: 'Webhook' } as const;

function noDataReason(trigger: AlertTrigger): string {
  if (trigger.kind !== 'conditional') return 'Nothing was measured';
  if (trigger.metric === 'risk_score') return 'The weather or the risk is unknown';
  return trigger.enable_forecast
    ? 'The weather or its forecast is unknown'
    : 'The weather is unknown';
}

/** Texts of the screens of alert rules. */
export const alertTexts = {
  rules: 'Rules',
  newCrumb: 'New',
  listTitle: 'Alert rules',
  sentence: 'Rules that notify supervisors, by job and location.',
  newTitle: 'New Alert Rule',
  editTitle: 'Edit Alert Rule',
  wizardSentence: 'What starts an alert, where it applies, and how supervisors are notified.',
  needsConnection: 'Connect to change alert rules.',
  none: 'No alert rules yet',
  noMatch: 'No alert rules match this search and filter.',
  whatIs: 'What is alert rule?',
  help: 'Alert rules automate in-app alerts from risk score, heat index or dehydration status, by location or job.',
  switchedOn: 'Alert rule turned on',
  switchedOff: 'Alert rule turned off',
  deleted: 'Alert rule deleted',
  restored: 'Alert rule restored',
  notFound: 'Alert rule not found',
  notFoundText: 'This alert rule does not exist, or it was deleted.',
  goToRules: 'Go to the rules',
  /** Steps of the form. */
  steps: ['1. Type', '2. Trigger', '3. Scope & Actions'],
  back: 'Back',
  next: 'Next',
  save: 'Save & Enable',
  saving: 'Saving',
  isOff: 'This rule is off. Saving turns it on.',
  snapshot: (jobsOrLocations: string) =>
    `Snapshot: ${jobsOrLocations} added later are not included.`,
  allJobs: 'All jobs',
  allLocations: 'All locations',
  rosterAbout:
    'Only people on shift count. People without a roster are ignored. Tests count from 2 hours before a shift until 2 hours after it. Supervisors with a roster are notified only while on shift.',
  /** Undefined if all of the selected channels are configured. */
  notConfigured: (missing: readonly (keyof ChannelSetup)[]) => {
    const words = missing.map((channel) => missingWords[channel]);
    if (words.length === 0) return undefined;
    return words.length === 1
      ? `${listText(words)} works once it is configured.`
      : `${listText(words)} work once they are configured.`;
  },
  thresholdRange: (from: number, to: number) =>
    `The threshold must be a number from ${from} to ${to} with at most one decimal`,
  /** Of a rule whose jobs or locations were all deleted; null if it has both. */
  noneLeft: ({ jobs, locations }: { jobs: readonly string[]; locations: readonly string[] }) => {
    if (jobs.length > 0 && locations.length > 0) return null;
    return `No ${jobs.length === 0 ? 'job' : 'location'} left: this rule notifies no one`;
  },
  edit: 'Edit',
  deletedTag: 'a deleted job or location',
  ran: 'Last run',
  notRun: 'Not run yet',
  missedRuns: (count: number) => `${countOf(count, 'run')} missed in ${missedRunDays} days`,
  onShift: 'On shift only',
  noDataWord: 'No data',
  /** Why the last run of a rule had no data at these places. */
  noData: (trigger: AlertTrigger, places: readonly string[]) => {
    const others = places.length > 1 ? ` and ${countOf(places.length - 1, 'other')}` : '';
    return `${noDataReason(trigger)} at ${places[0] ?? ''}${others}`;
  },
  incomplete: 'Complete the trigger to see this.',
  needsScope: 'Select a job and a location to see who is notified.',
  fewPeople: (people: number, samples: number) =>
    `Only ${countOf(people, 'person', 'people')} in scope, fewer than the minimum number of tests (${countText(samples)}). This rule cannot alert.`,
  people: (people: number) => `${countOf(people, 'person', 'people')} in scope now.`,
  reachable: (reached: number, all: number) =>
    `${countText(reached)} of ${countOf(all, 'supervisor')} can be reached`,
  nobody: 'No one can be reached. The alert will be stored, but no one will be notified.',
  byAdmins: 'No manager can be reached, so admins are notified.',
  signInsUnknown: 'Without a connection it is unknown who has signed in before.',
  noRuns: 'No more runs: the end is before the next run.',
  /** In the sample notice, until a job and a location are selected. */
  aJob: 'A job',
  aLocation: 'A location',
  aWorker: 'A worker',
  /** People that the viewer may not see, after the named ones. */
  unnamed: (named: number, others: number) =>
    named > 0 ? `and ${countOf(others, 'other')}` : countOf(others, 'supervisor'),
  more: (count: number) => `and ${countText(count)} more`,
} as const;

/** What each type is for, with one example. */
export const kindTexts: Record<TriggerKind, { about: string; example: string }> = {
  periodic: {
    about: 'A reminder at fixed times.',
    example: 'Every Monday at 06:00, remind supervisors to check the water points.',
  },
  conditional: {
    about: 'The heat, the risk, or the time since the last test.',
    example: 'Heat index at North Pit is 40 °C or more.',
  },
  status: {
    about: 'A test result with the selected status or worse.',
    example: 'A worker tests Severely Dehydrated.',
  },
  aggregate_percent: {
    about: 'The share of a group with the selected status or worse.',
    example: 'At least 20 % of the tested crew is dehydrated.',
  },
};

/** Operators in words. */
export const operatorTexts: Record<RuleOperator, string> = {
  '>': '> (above)',
  '>=': '>= (at or above)',
  '<': '< (below)',
  '<=': '<= (at or below)',
  '=': '= (equal to)',
  '!=': '!= (not equal to)',
};

export const channelTexts: Record<AlertChannel, { word: string; about: string }> = {
  push: { word: 'Push', about: 'A notification in Watershade, and in browsers that allow it' },
  email: { word: 'Email', about: 'To the email address of each recipient' },
  sms: { word: 'SMS', about: 'A text message to the mobile number of each recipient' },
  webhook: { word: 'Webhook', about: 'A request to your own system, without names and values' },
};

/** What an action asks for. */
export const actionTexts: Record<StatusAction, string> = {
  complete_survey: 'The worker answers the survey about symptoms.',
  read_guidance: 'The worker reads what to do now.',
  call_supervisor: 'The worker calls their supervisor.',
};

export const skipTexts: Record<SkipReason, string> = {
  no_email: 'No email address',
  never_signed_in: 'Has never signed in',
  off_shift: 'Not on shift',
};

/**
 * How a recipient with an email address is reached by the channels of a rule.
 *
 * @param setup which channels are configured; null where that is unknown
 * @param hasBrowser they get notifications in a browser, also while the page is closed; null where
 *   that is unknown
 */
export function reachText(
  { push, email, sms }: ChannelChoice,
  setup: ChannelSetup | null,
  hasBrowser: boolean | null,
): string {
  const bySms =
    setup?.sms === true ? 'by SMS with a mobile number' : 'by SMS once it is configured';
  const byEmail = setup?.mail === false ? 'by email once it is configured' : 'by email';
  // What is not known may reach them.
  const isBySms = sms && setup?.sms !== false;
  const isByEmail = email && setup?.mail !== false;
  const isOnlyOpen = push && !isByEmail && !isBySms && hasBrowser === false;
  const ways = [
    ...(isOnlyOpen ? ['only while the page is open'] : []),
    ...(email ? [byEmail] : []),
    ...(sms ? [bySms] : []),
    ...(push && hasBrowser === true ? ['by notification in a browser'] : []),
    ...(push && !isOnlyOpen ? ['in Watershade'] : []),
    ...(push && hasBrowser === null ? ['by notification where it is turned on'] : []),
  ];
  const text = ways.join(', ');
  return text === '' ? 'Not reached by these channels' : text[0]?.toUpperCase() + text.slice(1);
}
