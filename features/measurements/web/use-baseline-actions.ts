import { useWrite } from '#packages/form/web';
import { changeMeasurements, createMeasurements } from '#measurements/contract';
import { baselineOf } from '#measurements/domain';
import { useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { measurementToasts } from './measurement-toasts.ts';

interface NewBaseline {
  /** Created before the first request, so that sending twice adds one baseline. */
  measurement_id: string;
  user_id: string;
  /** mOsm. */
  values: readonly number[];
  /** Milliseconds since 1970. */
  created_time: number;
}

/** Writes about baselines. Each shows its result in a toast. */
export function useBaselineActions() {
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });

  /** True once it is stored and in this device's copy. */
  async function build({ values, created_time, ...ids }: NewBaseline): Promise<boolean> {
    const baseline = baselineOf(values);
    const sent = {
      ...ids,
      type: 'sosm_baseline' as const,
      value: baseline.mean,
      created_time: new Date(created_time).toISOString(),
      metadata: { baseline },
    };
    let isBuilt = false;
    await write(
      async () => {
        const { rejected } = await client.call(createMeasurements, {
          body: { measurements: [sent] },
        });
        const [refused] = rejected;
        isBuilt = refused === undefined;
        if (refused === undefined)
          showToast({ kind: 'done', text: measurementToasts.baselineBuilt });
        else showToast({ kind: 'problem', text: refused.message });
      },
      { fields: [] },
    );
    return isBuilt;
  }

  async function setActive(measurement_id: string, active: boolean): Promise<boolean> {
    const { baselineRemoved, baselineRestored } = measurementToasts;
    const body = { ids: [measurement_id], active };
    const refused = await write(() => client.call(changeMeasurements, { body }), {
      done: active ? baselineRestored : baselineRemoved,
      undo: () => setActive(measurement_id, !active),
      fields: [],
    });
    return refused === null;
  }

  return { build, setActive };
}
