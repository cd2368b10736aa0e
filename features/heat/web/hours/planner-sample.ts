import { adviceOfHours, assumedOf, bestOfDays, crewPlanOf, hourPlan } from '#heat/domain';
import { factorsOf } from '#jobs/domain';
import type { WeatherHour } from '#weather/contract';
import type { BestHours } from './use-best-hours.ts';

const day = {
  ...{ mintemp_c: 0, mintemp_f: 0, maxtemp_c: 0, maxtemp_f: 0, avghumidity: 0 },
  ...{ maxwind_kph: 0, maxwind_mph: 0, condition: { text: '' } },
};
const hourOf = (date: string, nth: number, clock: number): WeatherHour => ({
  ...{ time: `${date} ${String(clock).padStart(2, '0')}:00`, time_epoch: nth * 3600 },
  ...{ temp_c: 30, temp_f: 86, is_day: 1, condition: { text: 'Sunny' }, wind_degree: 90 },
  ...{ wind_dir: 'E', pressure_mb: 1010, humidity: 40, cloud: 0, uv: 8, short_rad: null },
  ...{ heatindex_c: clock < 12 ? 26 : 38, heatindex_f: 0, wind_kph: 12, wind_mph: 7.5 },
});
const clocks = Array.from({ length: 24 }, (_, clock) => clock);
const dates = ['2026-11-24', '2026-11-25'];
const days = dates.map((date, nth) => ({
  ...{ date, day },
  hour: clocks.map((clock) => hourOf(date, nth * 24 + clock, clock)),
}));
const job = { tag_id: 'job', name: 'Scaffolding', workers: 14, hazard: 22, factors: factorsOf({}) };
const settings = { trigger: 27, hasOwnTrigger: false, unit: 'C', system: 'metric' } as const;
const site = {
  ...{ name: 'North Pit', lat: -31.95, lon: 115.86, fetched_time: null, is_simulated: true },
  ...{ source: 'Simulated', zone: 'Australia/Perth', current: null, days, jobs: [job], jobless: 0 },
};

/** A plan for tests: two days, at low risk until noon and at extreme risk afterwards. */
export const samplePlan = hourPlan(days, job.hazard);

/** A planner for tests: it is just after six of the first day, and the shift begins at ten. */
export function sampleHours(changes: Partial<BestHours> = {}): BestHours {
  const assumed = assumedOf(job, {});
  const advised = adviceOfHours(days, crewPlanOf(site, job, assumed, settings.trigger));
  const limits = { not_before: 4, not_after: 12 };
  const possible = { earliest: 7, latest: 40 };
  return {
    site,
    ...{ site_id: 'site', assumed, settings, advised },
    ...{ jobs: [job], job, plan: samplePlan, today: '2026-11-24', length: 8, limits, possible },
    best: bestOfDays(samplePlan, [], { length: 8, limits, possible }),
    ...{ start: 10, from: null, begun: 6, error: null },
    choose: () => undefined,
    move: () => undefined,
    retry: () => undefined,
    ...changes,
  };
}
