import { pointsOf } from '#loyalty/contract';
import { countOf, countText } from '#packages/kit';
import { testsToActive } from '#referral/contract';
import type { ReferralState } from '#referral/contract';

/** Texts of the referral screen. */
export const referralTexts = {
  title: 'Referral',
  sentence: `Invite other organisations. Each one that becomes active earns your organisation ${countText(pointsOf.referral)} points.`,
  needsConnection: 'Connect to invite others.',
  linkTitle: 'Your link',
  linkAbout: `An organisation that registers with this link is listed below. It is active when its email address is confirmed and it has ${String(testsToActive)} valid tests.`,
  link: 'Referral link',
  createLink: 'Create link',
  linkFailed: 'The link could not be created.',
  noLink: 'No link yet',
  noLinkAbout: 'Add an email address to your account to get a referral link.',
  openAccount: 'Open account settings',
  figures: 'Your referrals',
  invited: 'Invited',
  registered: 'Registered',
  active: 'Active',
  points: 'Points',
  ofThem: 'of the invited',
  ofRegistered: 'of the registered',
  list: 'Referrals',
  none: 'No referrals yet',
  noneAbout: 'People that you invite, and organisations that register with your link, appear here.',
  invite: 'Invite by email',
  emails: 'Email addresses',
  emailsAbout:
    'Up to 10, separated by commas, spaces or lines. Addresses of your own domain do not count.',
  note: 'Note',
  noteAbout: 'Optional, without links. It is part of the email.',
  contents: 'The email has your name, the name of your organisation and your link.',
  send: 'Send invitations',
  sent: (count: number) => `${countOf(count, 'invitation', 'invitations')} sent.`,
} as const;

/** A state as shown. */
export const stateWords: Record<ReferralState, string> = {
  Invited: 'Invited',
  Registered: 'Registered',
  Active: 'Active',
};
