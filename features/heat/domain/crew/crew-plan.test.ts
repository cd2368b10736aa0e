import { expect, test } from 'vitest';
import { riskFactors, unsetFactor } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import { assumedOf, crewOf, crewPlanOf, jobsOf } from './crew-plan.ts';
import type { CrewJob } from './crew-plan.ts';

const unset = Object.fromEntries(riskFactors.map((name) => [name, unsetFactor])) as JobFactors;
const job = (more: Partial<CrewJob> = {}, factors: Partial<JobFactors> = {}): CrewJob => ({
  ...{ tag_id: 'weld', hazard: 2, workers: 4 },
  factors: { ...unset, _metabolic_work_rate: 4, _clothing: 1, _acclimatisation: 1, ...factors },
  ...more,
});

test('the job with the most hazard is shown unless another is chosen; a job of nobody only if chosen', () => {
  const site = {
    jobs: [
      job(),
      job({ tag_id: 'dig', hazard: 5 }),
      job({ tag_id: 'empty', workers: 0 }),
      job({ tag_id: 'open', hazard: -1 }),
    ],
  };
  const shown = (chosen?: string) => {
    const { jobs, job: found } = jobsOf(site, chosen);
    return [jobs.map(({ tag_id }) => tag_id), found?.tag_id];
  };
  expect(shown()).toEqual([['weld', 'dig'], 'dig']);
  expect(shown('weld')).toEqual([['weld', 'dig'], 'weld']);
  expect(shown('empty')).toEqual([['weld', 'dig', 'empty'], 'empty']);
  expect(jobsOf(null, undefined)).toEqual({ jobs: [], job: undefined });
});

test('a crew rests in the shade in the clothing of the assessment unless something else is chosen', () => {
  expect(assumedOf(job(), {}).rest).toBe('shade');
  expect(assumedOf(job(), {}).clothing).toBe('work_clothes');
  expect(assumedOf(job({}, { _clothing: 3 }), {}).clothing).toBe('double_layer');
  expect(assumedOf(job(), { clothing: 'double_layer', used: 'unacclimatised' })).toMatchObject({
    ...{ clothing: 'double_layer', used: 'unacclimatised' },
  });
});

test('several layers add to the WBGT of a crew, and the plan has the crew of the job', () => {
  const light = crewOf(job(), assumedOf(job(), {}));
  const heavy = crewOf(job(), assumedOf(job({}, { _clothing: 3 }), {}));
  expect(heavy.clothing).toBeGreaterThan(light.clothing);
  expect(light).toMatchObject({ work_rate: 4, workers: 4 });
  const plan = crewPlanOf({ lat: -22, lon: 118 }, job(), assumedOf(job(), {}), 27);
  expect(plan).toEqual({ place: { lat: -22, lon: 118 }, crew: light, rest: 'shade', trigger: 27 });
});
