import { randomFillSync } from 'node:crypto';
import { createId } from '#packages/kit';
import { call, signInAs } from './calls.ts';

/** Rows sent together, and the acknowledged ones. */
export interface Batch {
  ids: string[];
  acknowledged: string[];
}

/** A write load that continues when the server dies: a failed call is not acknowledged. */
export interface Load {
  /** Writes for the given milliseconds, then runs the function during writes. */
  during(milliseconds: number, action: () => Promise<void>): Promise<void>;
  batches(): readonly Batch[];
  acknowledged(): number;
}

const writers = 4;

/** Signs in as the demo owner and prepares a load over the people of the demo organisation. */
export async function createLoad(address: string, random: () => number): Promise<Load> {
  const { token, user_ids } = await signInAs(address, 'owner@demo.example');
  const batches: Batch[] = [];

  const writeUntil = async (stopped: () => boolean) => {
    while (!stopped()) {
      const size =
        random() < 0.3 ? 200 + Math.floor(random() * 301) : 1 + Math.floor(random() * 20);
      const ids = Array.from({ length: size }, () =>
        createId(Date.now(), (bytes) => void randomFillSync(bytes)),
      );
      const batch: Batch = { ids, acknowledged: [] };
      batches.push(batch);
      const measurements = ids.map((measurement_id, index) => ({
        measurement_id,
        user_id: user_ids[index % user_ids.length],
        type: 'sosm',
        value: 40 + Math.floor(random() * 90),
        created_time: new Date(Date.now() - 60_000).toISOString(),
      }));
      const answer = await call(address, 'POST', '/v3/measurement', { measurements }, token).catch(
        () => null,
      );
      batch.acknowledged = answer?.data.accepted ?? [];
    }
  };

  return {
    async during(milliseconds, action) {
      let stopped = false;
      const running = Array.from({ length: writers }, () => writeUntil(() => stopped));
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await action();
      stopped = true;
      await Promise.all(running);
    },
    batches: () => batches,
    acknowledged: () => batches.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
  };
}
