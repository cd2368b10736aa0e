import type { InvitationState } from '#invitations/contract';
import { countOf } from '#packages/kit';

/** Texts of the invitations of an organisation. */
export const invitationTexts = {
  title: 'Invitations',
  sentence:
    'People join with a link and choose their own password. They become workers and see only their own tests.',
  list: 'Invitations',
  search: 'Search invitations',
  searchBy: 'Name or email',
  noMatch: 'No invitations match this search.',
  make: 'New invitation',
  name: 'What is it for?',
  nameAbout: 'Shown to anybody who opens the link, such as Day crew.',
  kind: 'Who gets it?',
  crew: 'A crew',
  crewAbout: 'One link for several people, to send to a group or show as a QR code.',
  personal: 'One person',
  personalAbout: 'Sent by email. It works once, and only for this address.',
  email: 'Email',
  most: 'How many people may join?',
  days: 'Days until it expires',
  tags: 'Their jobs, locations and tags',
  create: 'Create invitation',
  link: 'Invitation link',
  once: 'The link is shown only now. Anybody who has it can join, so send it only to your crew.',
  onceByEmail: 'The link was sent by email. It is shown only now.',
  close: 'Done',
  revoke: 'Revoke',
  revoked: 'Invitation revoked.',
  confirmRevoke: (name: string) => ({
    title: `Revoke the invitation ‘${name}’?`,
    text: 'Nobody can join with it any more. People who have joined stay.',
    action: 'Revoke',
    isDestructive: true,
  }),
  none: 'No invitations yet',
  noneAbout:
    'An invitation link lets people of your crew join without a password that you type. Make one and send it to them.',
  needsConnection: 'Connect to see and make invitations.',
  joined: (uses: number, most: number) => `${String(uses)} of ${countOf(most, 'person', 'people')}`,
} as const;

/** States of an invitation in the list. */
export const stateWords: Readonly<Record<InvitationState, string>> = {
  open: 'Open',
  used: 'Used',
  full: 'Full',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** Texts of the page behind a link. */
export const joinTexts = {
  title: 'Join',
  invited: (organisation: string, name: string) => `${organisation} invites you: ${name}`,
  about: 'Enter your name and choose your own password. You will see your own tests and advice.',
  personal: 'Enter the email address that this invitation was sent to.',
  join: 'Join',
  joined: 'You have joined. Signing in...',
  signIn: 'Sign in',
  signedInAs: (name: string) =>
    `You are signed in as ${name}. An invitation is for somebody else: sign out to accept it.`,
  toStart: 'Go to my start screen',
  signOut: 'Sign out',
  retry: 'Retry',
} as const;
