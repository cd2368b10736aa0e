import { historyOf } from './generate.ts';
import { startInnerServer } from './inner-server.ts';
import type { Mutation } from './mutation.ts';
import { createNodeDevice } from './node-device.ts';
import { runHistory } from './run-history.ts';
import type { Site } from './site.ts';

/** The number of histories within which a faulty variant must be detected. */
const enough = 200;

/**
 * Runs histories on a faulty variant until one does not converge. Returns its seed and the first
 * failure, or null if the variant was not detected. Only the client is killed, so that only the
 * variant can cause a failure.
 */
export async function detectMutation(
  site: Site,
  mutation: Mutation,
): Promise<{ seed: number; said: string } | null> {
  await mutation.prepare(site);
  for (let seed = mutation.from; seed < mutation.from + enough; seed += 1) {
    const history = historyOf(seed);
    if (history.crashes !== 'client') continue;
    const [said] = await runHistory(
      {
        site,
        startServer: (history, interruption) =>
          startInnerServer(mutation.wrap(site.database, interruption), history, interruption),
        openDevice: (answer, { pageSize }) => Promise.resolve(createNodeDevice(answer, pageSize)),
        killDatabase: () => Promise.reject(new Error('Nothing is killed in this trial')),
      },
      history,
    );
    if (said !== undefined) return { seed, said: said.replaceAll(/[0-9a-f-]{36}/g, '…') };
  }
  return null;
}
