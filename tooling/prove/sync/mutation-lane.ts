// The part of `npm run prove:sync` that tries the wrong variants that are named to it, each on a
// database of its own.
import { catchMutation } from './catch-mutation.ts';
import { startCluster } from './cluster.ts';
import { mutations } from './mutations.ts';
import { openSite } from './site.ts';

const wanted = process.argv.slice(2);
for (const mutation of mutations.filter(({ name }) => wanted.includes(name))) {
  const cluster = await startCluster();
  const site = openSite(cluster.connectionString);
  const caught = await catchMutation(site, mutation);
  await site.close();
  await cluster.remove();
  process.send?.({ name: mutation.name, caught });
}
process.disconnect();
