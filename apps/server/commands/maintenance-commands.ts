import { migrate } from '#packages/database';
import { prepareTasks } from '#packages/tasks/server';
import { migrations, taskKinds } from '../composition.ts';
import { createLog } from '../log.ts';
import { openOwner, UsageError } from './command.ts';
import type { Command } from './command.ts';
import { renewDatabase } from './renewal.ts';

const migrateCommand: Command = {
  name: 'migrate',
  args: '',
  about: 'Bring the tables of the database to this version, as a start of the server does.',
  async run({ args, env }) {
    if (args.length > 0) throw new UsageError('Add nothing.');
    const owner = await openOwner(env, { mayCreate: true });
    const { connectionString } = owner;
    try {
      const { applied } = await migrate({ connectionString, migrations, log: createLog('error') });
      await prepareTasks(connectionString, taskKinds);
      const text =
        applied.length === 0
          ? 'The database has the tables of this version already.'
          : `Schema steps done: ${String(applied.length)}.`;
      return { text, data: { applied } };
    } finally {
      await owner.stop();
    }
  },
};

const renewEpoch: Command = {
  name: 'renew-epoch',
  args: '',
  about: 'Let every device download its copy again, after a restore by other means.',
  async run({ args, env }) {
    if (args.length > 0) throw new UsageError('Add nothing.');
    return { text: await renewDatabase(env) };
  },
};

export const maintenanceCommands: readonly Command[] = [migrateCommand, renewEpoch];
