import { useEffect, useState } from 'react';
import {
  findPushKey,
  listPushBrowsers,
  subscribePush,
  testPush,
  unsubscribePush,
} from '#push/contract';
import { useWrite } from '#packages/form/web';
import { newId, useAnswer, useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { pushTexts } from './push-texts.ts';
import { readBrowser, subscribeBrowser, unsubscribeBrowser } from './this-browser.ts';
import type { ThisBrowser } from './this-browser.ts';

/** This browser, all browsers of the person, and what can be done with them. */
export function useNotifications() {
  const client = useClient();
  const answer = useAnswer(listPushBrowsers);
  const { isBusy, write } = useWrite({ stale: [listPushBrowsers] });
  const [isAsking, setAsking] = useState(false);
  const [browser, setBrowser] = useState<ThisBrowser | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = () =>
      void readBrowser().then((found) => {
        if (isShown) setBrowser(found);
      });
    read();
    // The permission may change in the settings of the browser.
    window.addEventListener('focus', read);
    return () => {
      isShown = false;
      window.removeEventListener('focus', read);
    };
  }, []);

  const failed = { failed: pushTexts.failed, fields: [] };

  async function turnOn(): Promise<void> {
    await write(
      async () => {
        const { public_key } = await client.call(findPushKey);
        const subscribed = await subscribeBrowser(public_key);
        if (typeof subscribed !== 'string') {
          await client.call(subscribePush, { body: { subscription_id: newId(), ...subscribed } });
          showToast({ kind: 'done', text: pushTexts.turnedOn });
          return;
        }
        if (subscribed === 'refused') return;
        const text = subscribed === 'not_ready' ? pushTexts.notReady : pushTexts.noService;
        showToast({ kind: 'problem', text });
      },
      { ...failed },
    );
  }

  const remove = (subscription_id: string, done: string) =>
    write(() => client.call(unsubscribePush, { query: { subscription_id } }), { ...failed, done });

  async function turnOff(subscription_id: string): Promise<void> {
    const refused = await remove(subscription_id, pushTexts.turnedOff);
    if (refused === null) await unsubscribeBrowser().catch(() => undefined);
  }

  /** One at a time; afterwards the state of the browser is read again. */
  async function inTurn(work: () => Promise<unknown>): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    try {
      await work();
    } finally {
      setAsking(false);
      setBrowser(await readBrowser());
    }
  }

  return {
    ...{ answer, browser, isBusy: isBusy || isAsking },
    turnOn: () => inTurn(turnOn),
    turnOff: (subscription_id: string) => inTurn(() => turnOff(subscription_id)),
    remove: (subscription_id: string) => inTurn(() => remove(subscription_id, pushTexts.removed)),
    test: () =>
      inTurn(() =>
        write(() => client.call(testPush, { body: {} }), {
          ...{ done: pushTexts.sent, failed: pushTexts.testFailed, fields: [] },
        }),
      ),
  };
}
