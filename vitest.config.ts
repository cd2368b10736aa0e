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
  // A story waits for its browser or server a third of its time; a third one fills that.
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
  // As of the database: what the stories share is loaded once by each worker.
  isolate: false,
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

/**
 * They would prove nothing more on another PostgreSQL: some start their own embedded one, and the
 * others are about input and output over HTTP, with the rows of a few people.
 */
const once = [
  'tooling/prove/sync/{convergence-*,mutations,edge-cases,bulk}.db.test.ts',
  'packages/database/embedded/embedded.db.test.ts',
  // It needs a gigabyte of memory for a moment.
  'packages/database/large-result.db.test.ts',
  'apps/server/rights/{matrix,matrix-second,queries-alone,row-security-alone,streams,values-by-role}.db.test.ts',
  'features/work-accounts/server/directory/directory-add.db.test.ts',
  'features/outbox/server/webhook/webhook.db.test.ts',
  'apps/server/{schema-fuzz,limits-fuzz,account-existence,answer-budget,cross-site}.db.test.ts',
  'tooling/prove/chains/chains.db.test.ts',
  'features/alerts/server/rehearsal/rehearsal.db.test.ts',
  'features/compliance/server/compliance.db.test.ts',
  'apps/server/compliance-demo.db.test.ts',
  'features/registration/server/registration.db.test.ts',
  'features/work-accounts/server/{work-account,work-account-people,sso,sso-sign-ins,sso-migrate}.db.test.ts',
  'features/work-accounts/server/provider/provider.db.test.ts',
  'features/auth/server/{sign-in,sign-in-limits,sign-in-order,known-devices,email-proof}.db.test.ts',
  'features/auth/server/{two-factor,demanded-factor,password-reset,password-change}.db.test.ts',
  'apps/server/commands/two-factor-command.db.test.ts',
  'apps/server/upgrade/upgrade.db.test.ts',
  'features/outbox/server/email-files.db.test.ts',
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
          isolate: false,
          setupFiles: ['tooling/test/shared-worker.ts'],
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
          exclude: [...once, '**/node_modules/**'],
        },
      },
      { test: { ...database, name: 'once', include: once } },
      {
        test: {
          ...browser,
          name: 'browser',
          include: ['{apps,features,packages,journeys,tooling}/**/*.e2e.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
    ],
  },
});
