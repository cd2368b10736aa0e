import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { strategy, strategyFields } from './strategy.ts';

export const listStrategies = endpoint({
  name: 'strategy.list',
  method: 'GET',
  path: '/v3/strategy',
  summary: 'How often people should be tested: for everybody, by tag and by person.',
  right: 'org_admin',
  data: z.object({ strategies: z.array(strategy) }),
});

export const saveStrategy = endpoint({
  name: 'strategy.save',
  method: 'POST',
  path: '/v3/strategy',
  summary:
    'Saves a strategy, also a new one. Each tag, each person and everybody have one at most.',
  right: 'org_admin',
  body: strategyFields,
  data: z.object({ strategy_id: z.string() }),
  errors: ['DUPLICATE'],
});

export const removeStrategy = endpoint({
  name: 'strategy.remove',
  method: 'DELETE',
  path: '/v3/strategy/{strategy_id}',
  summary: 'Removes a strategy, so that the next wider one applies.',
  right: 'org_admin',
  params: z.object({ strategy_id: z.guid() }),
  data: z.object({ strategy_id: z.string() }),
});
