import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { loyaltyMessages as messages } from './loyalty-messages.ts';
import { ledgerEntry, rewardKeys, rewardRequest, waitingRequest } from './loyalty.ts';

/** Maximum number of listed entries and requests, the newest. */
export const mostEntries = 1000;
export const mostRequests = 200;

const one = z.object({ id: z.guid() });

export const readLoyalty = endpoint({
  name: 'loyalty.read',
  method: 'GET',
  path: '/v3/loyalty',
  summary:
    "The organisation's points: balance, points earned, and the newest entries of the ledger; for admins also the requested rewards.",
  right: 'signed_in',
  data: z.object({
    balance: z.number(),
    /** All points ever earned; the tier depends on them. */
    earned: z.number(),
    /** Points for hydration tests of the current month. */
    test_points: z.number(),
    entries: z.array(ledgerEntry),
    /** There are older entries. */
    is_more: z.boolean(),
    requests: z.array(rewardRequest),
  }),
});

export const requestReward = endpoint({
  name: 'loyalty.request_reward',
  method: 'POST',
  path: '/v3/loyalty/reward',
  summary:
    'Exchanges points for a reward and records the request. Repeating the same request does nothing.',
  right: 'org_admin',
  isIndependent: true,
  bodyLimit: 4 * 1024,
  body: z.object({ quote_id: newRowId, reward: z.enum(rewardKeys, messages.rewardUnknown) }),
  data: z.object({ quote_id: z.string(), balance: z.number() }),
  errors: ['CONFLICT', 'DUPLICATE'],
});

export const withdrawReward = endpoint({
  name: 'loyalty.withdraw_reward',
  method: 'POST',
  path: '/v3/loyalty/reward/{id}/withdraw',
  summary: 'Withdraws a request that is not answered yet; its points are given back.',
  right: 'org_admin',
  params: one,
  data: z.object({ quote_id: z.string(), balance: z.number() }),
  errors: ['CONFLICT'],
});

export const listWaitingRewards = endpoint({
  name: 'loyalty.waiting_rewards',
  method: 'GET',
  path: '/v3/loyalty/waiting',
  summary: 'For the support team: the open requests of all organisations, oldest first.',
  right: 'support_admin',
  data: z.object({ requests: z.array(waitingRequest) }),
});

export const answerReward = endpoint({
  name: 'loyalty.answer_reward',
  method: 'POST',
  path: '/v3/loyalty/waiting/{id}/answer',
  summary:
    'For the support team: answers an open request or declines it; declined points are given back.',
  right: 'support_admin',
  bodyLimit: 8 * 1024,
  params: one,
  body: z.object({
    status: z.enum(['Answered', 'Declined']),
    answer: z
      .string({ error: messages.answerRequired })
      .trim()
      .min(1, messages.answerRequired)
      .max(500, messages.answerLong),
  }),
  data: z.object({ quote_id: z.string() }),
  errors: ['CONFLICT'],
});
