import { migrate } from '#packages/database';
import { prepareTasks } from '#packages/tasks/server';
import { migrations, taskKinds } from '../../../apps/server/composition.ts';
import {
  databaseForTemplate,
  dropEmptied,
  takeAsTemplate,
  takeServer,
} from '#packages/testing/clones';

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/** Migrates the template of this run on a server; returns a function that removes it. */
export async function makeTemplate(serverUrl: string): Promise<() => Promise<void>> {
  takeServer(serverUrl);
  const template = await databaseForTemplate();
  await migrate({ connectionString: template.url, migrations, log: quiet });
  await prepareTasks(template.url, taskKinds);
  takeAsTemplate('migrated', template);
  return async () => {
    await dropEmptied(template);
    await template.drop();
  };
}
