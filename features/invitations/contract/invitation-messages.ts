import type { InvitationState } from './invitation-states.ts';

/** Messages about invitations, shared by the server and the screens. */
export const invitationMessages = {
  unknown:
    'This invitation link is not valid. Check that you opened the whole link, or ask for a new one.',
  tooMany: 'Too many requests. Please wait a minute.',
  name: 'Enter what the invitation is for, such as Day crew',
  nameLong: 'Use 60 characters or fewer',
  nameInvalid: 'Use letters that can be stored',
  most: 'Choose from 1 to 200 people',
  days: 'Choose from 1 to 30 days',
  tooOpen: 'There are 50 open invitations. Revoke one first.',
  onlyOne: 'An invitation by email is for one person',
  emailInvalid: 'Enter an email address',
  wrongPerson:
    'This invitation was sent to another email address. Enter that address, or ask for an invitation of your own.',
  emailTaken: 'You already have an account here. Sign in with it, you need no invitation.',
} as const;

/** Why an invitation cannot be accepted any more; none while it is open. */
export const stateSentences: Readonly<Record<Exclude<InvitationState, 'open'>, string>> = {
  used: 'This invitation has already been used. If it was you, sign in. Otherwise ask for a new one.',
  full: 'As many people as it was made for have joined with this invitation. Ask for a new one.',
  expired: 'This invitation has expired. Ask for a new one.',
  revoked: 'This invitation was withdrawn. Ask for a new one.',
};
