import { z } from 'zod';
import { strategyMessages as messages } from './strategy-messages.ts';

/** Scope of a strategy: everybody, the members of a tag, or one person. */
const strategyScopes = ['org', 'tag', 'user'] as const;

/** When in a shift people are tested. */
export const shiftMoments = ['before', 'during', 'after'] as const;
export type ShiftMoment = (typeof shiftMoments)[number];

const whole = (from: number, to: number, message: string) =>
  z.int(message).min(from, message).max(to, message);

/** How often somebody is tested. */
export const strategyPlan = z.object({
  tests_per_day: whole(1, 24, messages.testsPerDay),
  /** Minimum time between two tests. */
  min_gap_minutes: whole(0, 1440, messages.minGap),
  /** After a test that is moderate or worse. */
  retest_after_minutes: whole(1, 1440, messages.retestAfter),
  moments: z.array(z.enum(shiftMoments)).min(1, messages.noMoment).max(shiftMoments.length),
});
export type StrategyPlan = z.infer<typeof strategyPlan>;

/** The sent fields of a strategy: plan and scope. */
export const strategyFields = strategyPlan
  .extend({
    strategy_id: z.guid(),
    scope: z.enum(strategyScopes),
    tag_id: z.guid().nullable(),
    user_id: z.guid().nullable(),
  })
  .refine(
    ({ scope, tag_id, user_id }) =>
      (tag_id !== null) === (scope === 'tag') && (user_id !== null) === (scope === 'user'),
    { message: messages.whose, path: ['scope'] },
  );
export type StrategyFields = z.infer<typeof strategyFields>;

/** A strategy as it is stored. */
export const strategy = strategyPlan.extend({
  strategy_id: z.string(),
  scope: z.enum(strategyScopes),
  tag_id: z.string().nullable(),
  user_id: z.string().nullable(),
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type Strategy = z.infer<typeof strategy>;
