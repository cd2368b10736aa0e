import { expect, test } from 'vitest';
import { commonTrigger, momentOf, riskIn } from '#heat/domain';
import type { SiteJob } from '#heat/offline';
import { hazardScore, presetOf } from '#jobs/domain';
import type { JobFactors } from '#tags/contract';
import type { WeatherHour } from '#weather/contract';
import { comparedHour } from './compared-hour.ts';

const site = { lat: -31.95, lon: 115.86 };
const noon = Date.parse('2026-11-23T04:00:00Z') / 1000;
const hourOf = (part: Partial<WeatherHour>): WeatherHour => ({
  ...{ time: '2026-11-23 12:00', time_epoch: noon, temp_c: 20, temp_f: 68, is_day: 1 },
  ...{ condition: { text: 'Sunny' }, wind_degree: 90, wind_dir: 'E', pressure_mb: 1010 },
  ...{ humidity: 40, cloud: 0, uv: 8, short_rad: 300, heatindex_c: 20, heatindex_f: 68 },
  ...{ wind_kph: 12, wind_mph: 7.5, ...part },
});
const day = {
  ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
  ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
};
const jobOf = (factors: JobFactors): SiteJob => ({
  ...{ tag_id: 'a', name: 'Furnace', workers: 3, factors, hazard: hazardScore(factors) },
});
const adviceIn = (job: SiteJob, hour: WeatherHour) =>
  comparedHour(site, job, riskIn(job.hazard, momentOf(hour)), {
    days: [{ date: '2026-11-23', day, hour: [hour] }],
    trigger: commonTrigger,
  });

test('a high risk on a cool day is because of the job, and by WBGT work needs no break', () => {
  const advice = adviceIn(jobOf({ ...presetOf('high'), _metabolic_work_rate: 4 }), hourOf({}));
  expect(advice).toMatchObject({ work_minutes: 60, comparison: { agrees: false } });
  expect(advice?.comparison.sentence).toContain('because of the job, not the weather');
});

test('several layers of clothes are compared as such', () => {
  const layered = { ...presetOf('moderate'), _clothing: 3 } as const;
  const hot = hourOf({ temp_c: 31, heatindex_c: 31, short_rad: 700, humidity: 35 });
  const light = adviceIn(jobOf(presetOf('moderate')), hot);
  const heavy = adviceIn(jobOf(layered), hot);
  expect(heavy?.clothing).toBe('double_layer');
  expect(heavy?.work_minutes ?? 60).toBeLessThan(light?.work_minutes ?? 0);
});

test('the mean of some hours, and an hour without radiation, have no advice by WBGT', () => {
  const job = jobOf(presetOf('high'));
  expect(adviceIn(job, hourOf({ short_rad: null }))).toBeNull();
  const mean = { ...momentOf(hourOf({})), time: null };
  expect(
    comparedHour(site, job, riskIn(job.hazard, mean), { days: [], trigger: commonTrigger }),
  ).toBeNull();
});
