// The worker process of `npm run prove:sync` that tests the given faulty variants, each on its own
// database.
import { detectMutation } from './detect-mutation.ts';
import { startCluster } from './cluster.ts';
import { mutations } from './mutations.ts';
import { openSite } from './site.ts';

const wanted = process.argv.slice(2);
for (const mutation of mutations.filter(({ name }) => wanted.includes(name))) {
  const cluster = await startCluster();
  const site = openSite(cluster.connectionString);
  const caught = await detectMutation(site, mutation);
  await site.close();
  await cluster.remove();
  process.send?.({ name: mutation.name, caught });
}
process.disconnect();
