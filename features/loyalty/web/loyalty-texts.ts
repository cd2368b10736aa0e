import { mostTestPoints, pointsOf } from '#loyalty/contract';
import type { EntryKind, QuoteStatus } from '#loyalty/contract';
import { countOf, countText } from '#packages/kit';

/** Texts of the loyalty screen. */
export const loyaltyTexts = {
  title: 'Loyalty',
  sentence: 'Points that your organisation has earned, and what you can exchange them for.',
  needsConnection: 'Connect to request a reward.',
  figures: 'Points',
  balance: 'Balance',
  tier: 'Tier',
  earned: 'Earned in total',
  thisMonth: 'Tests this month',
  ofMost: `of ${countText(mostTestPoints)} points`,
  progress: 'Progress to the next tier',
  highest: 'You are in the highest tier.',
  missing: (missing: number, tier: string) =>
    `${countOf(missing, 'point', 'points')} to ${tier}. Exchanging points does not lower the tier.`,
  howTitle: 'How to earn points',
  how: [
    { points: pointsOf.referral, what: 'An organisation that you invited becomes active' },
    { points: pointsOf.story, what: 'One of your stories is published' },
    {
      points: pointsOf.test,
      what: `A valid hydration test, up to ${String(mostTestPoints)} a month`,
    },
  ],
  howNote: 'Points for tests and referrals are added once an hour.',
  invite: 'Invite organisations',
  stories: 'Write your story',
  ledger: 'Ledger',
  none: 'No points yet',
  noneAbout: 'Each point that your organisation earns or exchanges is listed here.',
  isMore: (count: number) => `The newest ${countText(count)} entries are listed.`,
  rewards: 'Rewards',
  rewardsAbout: 'The support team answers each request.',
  request: 'Request',
  tooFew: (missing: number) => `${countOf(missing, 'more point', 'more points')} needed`,
  adminsOnly: 'Admins can request rewards.',
  sureRequest: (title: string, points: number) => ({
    title: `Request ${title}?`,
    text: `${countOf(points, 'point', 'points')} are taken from the balance. The support team will contact you. You can withdraw the request until it is answered.`,
    action: 'Request',
  }),
  requested: (title: string) => `${title} requested.`,
  requests: 'Requested rewards',
  noRequests: 'No requests yet',
  noRequestsAbout: 'Requested rewards and their answers are listed here.',
  withdraw: 'Withdraw',
  sureWithdraw: (title: string) => ({
    title: `Withdraw the request for ${title}?`,
    text: 'Its points are given back.',
    action: 'Withdraw',
  }),
  withdrawn: 'Request withdrawn. Its points were given back.',
  waiting: 'Requests to answer',
  waitingAbout: 'Open requests of all organisations, oldest first.',
  nothingWaits: 'No open requests',
  nothingWaitsAbout: 'New requests of organisations appear here.',
  answer: 'Answer',
  answerTitle: (organisation: string) => `Answer ${organisation}`,
  answerField: 'Answer',
  answerAbout: 'The admins of the organisation read it.',
  accept: 'Answer',
  decline: 'Decline and give points back',
  decision: 'Decision',
  answered: 'Answer saved.',
} as const;

/** A status as shown. */
export const statusWords: Record<QuoteStatus, string> = {
  Requested: 'Requested',
  Answered: 'Answered',
  Accepted: 'Accepted',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn',
};

/** The reason of an entry in words. */
export function reasonOf({ kind, summary }: { kind: EntryKind; summary: string }): string {
  switch (kind) {
    case 'tests':
      return `Hydration tests in ${monthWords(summary)}`;
    case 'referral':
      return summary === '' ? 'Referral active' : `Referral active: ${summary}`;
    case 'story':
      return summary === '' ? 'Story published' : `Story published: ${summary}`;
    case 'reward':
      return `Reward requested: ${summary}`;
    case 'refund':
      return `Points given back: ${summary}`;
  }
}

/** 'November 2026' for '2026-11'. */
function monthWords(month: string): string {
  const time = Date.parse(`${month}-15T12:00:00Z`);
  if (Number.isNaN(time)) return month;
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(time);
}
