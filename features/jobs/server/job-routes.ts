import { fieldError, bind } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { assessJob, categoryNames, jobMessages } from '#jobs/contract';
import { hazardScore, riskCategory } from '#jobs/domain';
import { changeTagAs } from '#tags/server';

/** Calls about jobs. */
export const jobCalls: Bound<Viewer>[] = [
  bind(assessJob, async ({ body, ...call }) => {
    const { tag_id, ...factors } = body;
    const score = hazardScore(factors);
    return changeTagAs(call, tag_id, {
      metadata: factors,
      summary: `risk assessment: ${categoryNames[riskCategory(score)]} (${String(score)})`,
      check: ({ type }) => {
        if (type === 'job') return;
        throw fieldError('tag_id', jobMessages.notJob);
      },
    });
  }),
];
