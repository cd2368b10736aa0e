import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { jobFactors, riskFactors, tag, unsetFactor } from '#tags/contract';
import { jobMessages } from './job-messages.ts';

export const assessJob = endpoint({
  name: 'job.assess',
  method: 'PATCH',
  path: '/v3/tag/job',
  summary: 'Saves the 13 factors of a job: all of them, or -1 in each for no assessment.',
  right: 'org_admin',
  body: z.object({ tag_id: z.guid(), ...jobFactors.shape }).superRefine((body, context) => {
    const unset = riskFactors.filter((factor) => body[factor] === unsetFactor);
    if (unset.length === 0 || unset.length === riskFactors.length) return;
    for (const factor of unset) {
      context.addIssue({ code: 'custom', path: [factor], message: jobMessages.incomplete });
    }
  }),
  data: tag,
});
