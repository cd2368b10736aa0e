import type { DirectoryState } from '#work-accounts/contract';
import { countOf } from '#packages/kit';

/** Texts of the page that adds people from the work directory. */
export const directoryTexts = {
  title: 'Add people from the work directory',
  crumb: 'Work directory',
  entry: 'Add from work directory',
  shortEntry: 'Directory',
  about: 'People you add sign in with their work account.',
  search: 'Search the work directory',
  placeholder: 'Name or email',
  table: 'People of the work directory',
  begin: 'Find people to add',
  beginText:
    'Enter the beginning of a name or email address. People from the directory appear here.',
  nobodyText: (domains: readonly string[]) =>
    `No people in the directory with an email address at ${domains.join(', ')} match this search.`,
  more: 'More people match than are shown. Enter more of the name.',
  needsConnection: 'Connect to search the directory and add people.',
  offline: 'No connection',
  chooseFound: 'Select all found',
  chosen: 'Selected people',
  chosenAbout: 'They stay selected while you search for others.',
  nobodyChosen: 'No people selected yet.',
  clear: 'Clear selection',
  labels: 'Tags',
  labelsAbout: 'For everybody you add. Tags determine who can see and measure them.',
  placesAbout:
    'For everybody you add. Tags determine who can see and measure them. Jobs and locations affect their heat risk.',
  tooMany: (most: number) => `You can add at most ${String(most)} people at once.`,
  failed: 'No people were added.',
  over: 'People from the work directory',
  added: 'Added',
  skipped: 'Skipped',
  toPeople: 'Go to People',
  another: 'Add others',
  toSettings: 'Work account settings',
} as const;

/** What to do in each state until the directory can be searched. */
export const howToGoOn: Readonly<Record<Exclude<DirectoryState, 'ready'>, string>> = {
  no_provider:
    'The server operator must register this product with Microsoft and start the server with its client ID and secret (SSO_CLIENT_ID and SSO_CLIENT_SECRET). An owner can then turn on work account sign-in.',
  other_provider:
    'People can be searched for only with Microsoft work accounts. With your provider, people can be created at their first sign-in. Set this up under Work account sign-in.',
  no_secret:
    'The server operator must give the server a client secret (SSO_CLIENT_SECRET) and the permission User.Read.All, and restart it. An admin of your directory must give consent once.',
  off: 'Turn it on with the ID of your directory and your email domains. You can then search for people and add them here.',
  not_shown:
    'Test the connection once with one of your work accounts. This proves that the directory is yours.',
};

/** 'Add 3 people'. */
export function addText(count: number): string {
  if (count === 0) return 'Add people';
  return `Add ${countOf(count, 'person', 'people')}`;
}

/** '2 added, 1 skipped'. */
export function resultText(added: number, skipped: number): string {
  const parts = [`${String(added)} added`, ...(skipped > 0 ? [`${String(skipped)} skipped`] : [])];
  return parts.join(', ');
}
