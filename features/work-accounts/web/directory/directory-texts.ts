import type { DirectoryState } from '#work-accounts/contract';
import { countOf } from '#packages/kit';

/** Words of the page that adds people from the work directory. */
export const directoryTexts = {
  title: 'Add people from the work directory',
  crumb: 'Work directory',
  entry: 'Add from work directory',
  shortEntry: 'Directory',
  about: 'Whoever is added signs in with their work account.',
  search: 'Search the work directory',
  placeholder: 'Name or email',
  table: 'People of the work directory',
  begin: 'Who is to be added?',
  beginText: 'Type the beginning of a name or an email: people of the directory will stand here.',
  nobody: 'No match',
  nobodyText: (domains: readonly string[]) =>
    `Nobody of the directory with an email at ${domains.join(', ')} fits this search.`,
  more: 'More people fit than are shown. Type more of the name.',
  needsLine: 'The directory is searched over the line: adding people needs a connection.',
  offline: 'Not without a connection',
  chooseFound: 'Choose all found',
  chosen: 'Chosen people',
  chosenAbout: 'They stay chosen while you search for others.',
  nobodyChosen: 'Nobody is chosen yet.',
  clear: 'Choose nobody',
  labels: 'Tags',
  labelsAbout: 'For everybody who is added. Tags decide who sees and measures them.',
  placesAbout:
    'For everybody who is added. Tags decide who sees and measures them, jobs and locations how much the heat is to them.',
  tooMany: (most: number) => `At most ${String(most)} people are added at once.`,
  failed: 'Nobody was added.',
  over: 'People from the work directory',
  added: 'Added',
  skipped: 'Skipped',
  toPeople: 'Go to People',
  another: 'Add others',
  toSettings: 'Work account settings',
} as const;

/** How to come from a state to one in which the directory can be searched. */
export const howToGoOn: Readonly<Record<Exclude<DirectoryState, 'ready'>, string>> = {
  no_provider:
    'Whoever runs the server registers this product with Microsoft, and starts the server with the client id and secret that they get (SSO_CLIENT_ID and SSO_CLIENT_SECRET). Then an owner switches work account sign-in on.',
  other_provider:
    'People can be looked for where work accounts are Microsoft’s. With yours, let people come in at their first sign-in: that is set with the work accounts.',
  no_secret:
    'Whoever runs the server gives it a client secret (SSO_CLIENT_SECRET) and the permission User.Read.All, and starts it again. An admin of your directory agrees to it once.',
  off: 'Switch it on with the id of your directory and your email domains. Then people can be looked for and added here.',
  not_shown:
    'Test the connection once with a work account of yours, so that nobody reads a directory that is not theirs.',
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
