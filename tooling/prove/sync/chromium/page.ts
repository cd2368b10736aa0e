// The page of the proof. The driver calls its functions; it uses a real worker.
import type { FromCopy } from '#packages/sync/offline';
import { deviceOfTabs } from '../device-of-tabs.ts';
import type { Device } from '../device.ts';
import { joinTab } from '../tab.ts';

/** The functions that the driver calls. */
export interface ProofPage {
  /** Starts again, with pages of this size. */
  open(pageSize: number): void;
  readonly device: Device | null;
  /** Deletes the data of a history. */
  clear(): Promise<void>;
}

async function databases(): Promise<string[]> {
  const found = await indexedDB.databases();
  return found.flatMap(({ name }) => name ?? []);
}

const page: ProofPage & { device: Device | null } = {
  device: null,
  open(pageSize) {
    page.device = deviceOfTabs({
      databases,
      open(onEnded) {
        const worker = new Worker(`/worker.js?pageSize=${String(pageSize)}`, { type: 'module' });
        const tab = joinTab((port) => {
          worker.onmessage = ({ data }) => port.post(data as FromCopy);
          port.listen((message) => worker.postMessage(message));
        }, onEnded);
        return {
          ...tab,
          end() {
            worker.terminate();
            tab.end();
          },
        };
      },
    });
  },
  async clear() {
    await page.device?.close();
    for (const name of await databases()) {
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = resolve;
      });
    }
  },
};
Object.assign(globalThis, { proof: page });
