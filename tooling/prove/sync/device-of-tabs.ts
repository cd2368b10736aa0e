import { unknownStatus } from '#packages/sync/offline';
import type { Device } from './device.ts';
import type { Dump } from './dump.ts';
import type { Tab } from './tab.ts';

interface Tabs {
  /** Opens a tab with a worker of its own. */
  open(onEnded: (user_id: string) => void): Tab;
  databases(): Promise<string[]>;
}

/** A device that has one tab at a time, whose worker may die. */
export function deviceOfTabs({ open, databases }: Tabs): Device {
  let tab: Tab | null = null;
  let user_id: string | null = null;
  const onEnded = (ended: string) => {
    if (ended === user_id) user_id = null;
  };
  const read = async (name: string) => tab?.ask((id) => ({ type: 'read', id, name, params: {} }));
  const end = () => {
    tab?.end();
    tab = null;
    return Promise.resolve();
  };
  return {
    hello(auth) {
      tab ??= open(onEnded);
      user_id = auth.user_id;
      tab.say({ type: 'hello', auth });
      return Promise.resolve();
    },
    async sync() {
      await tab?.ask((id) => ({ type: 'sync', id })).catch(() => undefined);
    },
    async check() {
      await tab?.ask((id) => ({ type: 'sync', id, check: true })).catch(() => undefined);
    },
    status: () => Promise.resolve(tab?.status() ?? unknownStatus),
    dump: () => read('proof.dump') as Promise<Dump>,
    count: () => read('proof.count') as Promise<number>,
    async signOut() {
      await tab?.ask((id) => ({ type: 'sign-out', id })).catch(() => undefined);
    },
    crash: end,
    isSignedIn: () => Promise.resolve(user_id !== null),
    databases,
    close: end,
  };
}
