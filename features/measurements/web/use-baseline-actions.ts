import { changeMeasurements, createMeasurements } from '#measurements/contract';
import { baselineOf } from '#measurements/domain';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
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
  const bridge = useCopyBridge();

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
    return told(measurementToasts.baselineBuilt, async () => {
      const { rejected } = await client.call(createMeasurements, {
        body: { measurements: [sent] },
      });
      return rejected[0]?.message ?? null;
    });
  }

  async function setActive(measurement_id: string, active: boolean): Promise<boolean> {
    const { baselineRemoved, baselineRestored } = measurementToasts;
    const undo = () => void setActive(measurement_id, !active);
    const change = async () => {
      await client.call(changeMeasurements, { body: { ids: [measurement_id], active } });
      return null;
    };
    return told(active ? baselineRestored : baselineRemoved, change, undo);
  }

  async function told(done: string, write: () => Promise<string | null>, undo?: () => void) {
    try {
      const refused = await write();
      if (refused !== null) {
        showToast({ kind: 'problem', text: refused });
        return false;
      }
      await bridge.requestSync();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast({ kind: 'problem', text: error.message, detail: error.detail ?? undefined });
      return false;
    }
    const action = undo && { label: 'Undo', run: undo };
    showToast({ kind: 'done', text: done, ...(action && { action }) });
    return true;
  }

  return { build, setActive };
}
