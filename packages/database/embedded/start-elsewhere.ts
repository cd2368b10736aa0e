/** A separate process for tests: starts the database of a folder and keeps running. */
import { startEmbedded } from '#packages/database';

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const { connectionString } = await startEmbedded({ dataDir: process.argv[2] ?? '', log: quiet });
process.stdout.write(`${connectionString}\n`);
setInterval(() => undefined, 60_000);
