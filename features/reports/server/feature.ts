import { serverFeature } from '#packages/feature/server';
import type { TaskServices } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { WeatherPort } from '#weather/server';
import { addDemoReports } from './demo-reports.ts';
import { reportExports } from './report-export.ts';
import { reportCalls } from './report-routes.ts';
import { reportWork, sendReport } from './report-work.ts';
import { reportBaseline } from './migrations/2026-11-24-0913-reports.ts';
import { runParts } from './migrations/2026-11-27-1910-report-parts.ts';

/** What calls and tasks need at runtime: the past weather of the hours on shift. */
interface WeatherServices {
  readonly weather: WeatherPort;
}

/** Reports that are sent by email every day, week or month. */
export const reportFeature = serverFeature<Viewer, WeatherServices, TaskServices & WeatherServices>(
  {
    name: 'reports',
    migrations: [reportBaseline, runParts],
    tasks: [{ kind: sendReport, work: reportWork }],
    calls: ({ weather }) => reportCalls(weather),
    personalData: { ofOrganisation: reportExports },
    demo: addDemoReports,
  },
);
