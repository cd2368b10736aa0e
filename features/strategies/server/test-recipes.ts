import { newId } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

const plan = {
  ...{ tests_per_day: 3, min_gap_minutes: 60, retest_after_minutes: 30, moments: ['before'] },
};

/** The calls about testing strategies. */
export const recipes: Recipes = {
  'strategy.list: the strategies of the organisation': () => ({}),
  'strategy.save: a strategy for everybody': async ({ fixture, self }) => {
    await fixture.owner.query('delete from strategies where org_id = $1', [self?.org_id ?? null]);
    const whose = { scope: 'org', tag_id: null, user_id: null };
    return { body: { ...plan, ...whose, strategy_id: newId() } };
  },
  "strategy.remove: a strategy of the person's organisation": async ({ fixture, target }) => {
    const strategy_id = newId();
    await fixture.database.write({ org_id: target.org_id, actor_user_id: null }, (tx) =>
      tx.query(
        `insert into strategies (org_id, strategy_id, scope, tag_id, tests_per_day,
           min_gap_minutes, retest_after_minutes, moments, created_time)
         values ($1, $2, 'tag', $2, 3, 60, 30, '{before}', now())`,
        [target.org_id, strategy_id],
      ),
    );
    return { path: `/v3/strategy/${strategy_id}` };
  },
};
