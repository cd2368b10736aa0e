import { defineConfig } from 'vitest/config';
import { LongFirst } from './tooling/test/long-first.ts';

const shared = {
  environment: 'node',
  passWithNoTests: false,
  // What is waited for comes; how soon is the machine's affair.
  expect: { poll: { timeout: 60_000 } },
} as const;

const browser = {
  ...shared,
  globalSetup: [
    'packages/testing/database/global-setup.ts',
    'packages/testing/browser/global-setup.ts',
  ],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

const database = {
  ...shared,
  // Files of one worker share its process and load the server's libraries once; none mocks.
  isolate: false,
  globalSetup: ['packages/testing/database/global-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

/** They start an embedded PostgreSQL of their own, to kill or to race it, whichever one is given. */
const clusters = [
  'tooling/prove/sync/{convergence-*,mutations}.db.test.ts',
  'packages/database/embedded/embedded.db.test.ts',
];

/** They hold the product to a time, so nothing else may run beside them. */
const timed = [
  'apps/server/start-stop.e2e.ts',
  'journeys/{device,near-live,offline,permissions,supervisor-story,tabs,two-processes}.e2e.ts',
];

export default defineConfig({
  test: {
    // By default one core of two would be left idle.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{apps,features,packages,tooling,docs,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          // A bound for what hangs, not for what is slow: others may use the machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...database,
          name: 'database',
          include: ['{apps,features,packages,tooling}/**/*.db.test.ts'],
          exclude: [...clusters, '**/node_modules/**'],
        },
      },
      { test: { ...database, name: 'clusters', include: clusters } },
      {
        test: {
          ...browser,
          name: 'browser',
          include: ['{apps,features,packages,journeys,tooling}/**/*.e2e.ts'],
          exclude: [...timed, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...browser,
          name: 'browser-timed',
          include: timed,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
