import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { jobCalls } from './job-routes.ts';

/** The factors of a job and its score. */
export const jobFeature = serverFeature<Viewer>({ name: 'jobs', calls: () => jobCalls });
