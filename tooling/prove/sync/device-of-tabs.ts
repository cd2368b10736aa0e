import { unknownStatus } from '#packages/sync/offline';
import type { CopyAuth, QueuedWrite, QueueOutcome } from '#packages/sync/offline';
import type { Device, Ending } from './device.ts';
import type { Dump } from './dump.ts';
import type { OnEnded, Tab } from './tab.ts';

interface Tabs {
  /** Opens a tab with its own worker. */
  open(onEnded: OnEnded): Tab;
  databases(): Promise<string[]>;
}

/** A device with one or two tabs, whose workers may crash. */
export function deviceOfTabs({ open, databases }: Tabs): Device {
  let tabs: Tab[] = [];
  let auth: CopyAuth | null = null;
  const endings = new Map<string, Ending>();
  const onEnded: OnEnded = (user_id, how) => {
    endings.set(user_id, how);
    if (user_id === auth?.user_id) auth = null;
  };
  const read = (tab: Tab, name: string, params: object = {}) =>
    tab.ask((id) => ({ type: 'read', id, name, params }));
  const end = (ended: Tab[]) => {
    for (const tab of ended) tab.end();
    tabs = tabs.filter((tab) => !ended.includes(tab));
    return Promise.resolve();
  };
  const asked = async <Answer>(question: Parameters<Tab['ask']>[0]) => {
    const answered = tabs[0]?.ask(question) ?? Promise.reject(new Error('There is no page'));
    return (await answered.catch(() => null)) as Answer | null;
  };
  return {
    async hello(given) {
      if (tabs.length === 0) tabs.push(open(onEnded));
      endings.delete(given.user_id);
      auth = given;
      for (const tab of tabs) await tab.greet(given);
    },
    async openSecond() {
      if (auth === null || tabs.length > 1) return;
      const tab = open(onEnded);
      tabs.push(tab);
      await tab.greet(auth);
    },
    async sync() {
      for (const tab of tabs) await tab.ask((id) => ({ type: 'sync', id })).catch(() => undefined);
    },
    wake: () => Promise.resolve(tabs[0]?.say({ type: 'wake' })),
    async check() {
      await asked((id) => ({ type: 'sync', id, check: true }));
    },
    status: () => Promise.resolve(tabs[0]?.status() ?? unknownStatus),
    dumps: () => Promise.all(tabs.map((tab) => read(tab, 'proof.dump') as Promise<Dump>)),
    answers: (questions) =>
      Promise.all(
        tabs.map((tab) =>
          Promise.all(questions.map(({ name, params }) => read(tab, name, params))),
        ),
      ),
    count: async () => {
      const [first] = tabs;
      return first === undefined ? 0 : Number(await read(first, 'proof.count'));
    },
    queueAdd: (write) => asked<QueueOutcome>((id) => ({ type: 'queue-add', id, write })),
    queueEdit: (write_id, body) =>
      asked<QueueOutcome>((id) => ({ type: 'queue-edit', id, write_id, body })),
    queueDrop: (write_id) => asked<QueueOutcome>((id) => ({ type: 'queue-drop', id, write_id })),
    queued: async () =>
      (await asked<readonly QueuedWrite[]>((id) => ({ type: 'queue-list', id }))) ?? [],
    async signOut() {
      if (tabs.length === 0) return false;
      await asked((id) => ({ type: 'sign-out', id }));
      return true;
    },
    crash: () => end(tabs.slice(0, 1)),
    die: () => end(tabs),
    isSignedIn: () => Promise.resolve(auth !== null),
    endingOf: (user_id) => Promise.resolve(endings.get(user_id) ?? null),
    databases,
    close: () => end(tabs),
  };
}
