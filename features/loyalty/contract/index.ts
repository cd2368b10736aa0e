export {
  answerReward,
  listWaitingRewards,
  mostEntries,
  mostRequests,
  readLoyalty,
  requestReward,
  withdrawReward,
} from './loyalty-endpoints.ts';
export { loyaltyMessages } from './loyalty-messages.ts';
export { mostTestPoints, pointsOf, rewardKeys, rewards, tiers } from './loyalty.ts';
export type {
  EntryKind,
  LedgerEntry,
  QuoteStatus,
  Reward,
  RewardRequest,
  Tier,
  WaitingRequest,
} from './loyalty.ts';
