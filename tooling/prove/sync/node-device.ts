import { createCopyHost } from '#packages/sync/offline';
import { createFakeEnvironment } from '#packages/sync/offline/testing';
import { deviceOfTabs } from './device-of-tabs.ts';
import type { Device } from './device.ts';
import { proofDefinition } from './dump.ts';
import { joinTab } from './tab.ts';
import type { OnEnded, Tab } from './tab.ts';

/** Milliseconds that the server requests at most in Retry-After. */
const longestPause = 30_000;

type Answer = (path: string, init: RequestInit) => Promise<Response>;

/** A device in this process: the real engine in a fake environment. */
export function createNodeDevice(answer: Answer, pageSize: number): Device {
  const world = createFakeEnvironment(answer);
  const definition = proofDefinition(pageSize);

  function open(onEnded: OnEnded): Tab {
    const { environment, die } = world.worker();
    const death = new AbortController();
    const never = new Promise<never>(() => {});
    // A crashed worker sends no more calls and receives no answers.
    const fetch = async (path: string, init: RequestInit) => {
      const signal = AbortSignal.any([death.signal, ...(init.signal ? [init.signal] : [])]);
      const answered = answer(path, { ...init, signal });
      const response = await answered.catch((error: unknown) => {
        if (death.signal.aborted) return never;
        throw error;
      });
      return death.signal.aborted ? never : response;
    };
    const host = createCopyHost({ ...environment, fetch }, definition);
    const tab = joinTab((port) => host.serve(port), onEnded);
    const end = () => {
      die();
      death.abort();
      tab.end();
    };
    return { ...tab, end };
  }

  const databases = async () => (await world.factory.databases()).flatMap(({ name }) => name ?? []);
  const device = deviceOfTabs({ open, databases });
  return {
    ...device,
    wake() {
      // A server that requests a pause gets it. Only the clock moves: no call under way times out.
      world.clockOff += longestPause;
      return device.wake();
    },
  };
}
