import type { Page } from 'playwright-core';
import { launchBrowser } from '#packages/testing/browser';
import type { Device } from '../device.ts';
import type { Stage } from '../run-history.ts';
import { startFront } from './front.ts';
import type { Front } from './front.ts';
import type { ProofPage } from './page.ts';

/** Histories whose client is the engine in a worker of Chromium. */
export interface ChromiumStage extends Stage {
  close(): Promise<void>;
}

/** Opens a browser. The other parts of its histories come from a given stage. */
export async function openChromiumStage(stage: Stage): Promise<ChromiumStage> {
  const front = await startFront();
  const browser = await launchBrowser();
  await browser.page.goto(front.origin);
  await browser.page.waitForFunction('globalThis.proof !== undefined');
  return {
    ...stage,
    async openDevice(answer, { pageSize }) {
      front.answer = answer;
      await browser.page.evaluate((size) => proof.open(size), pageSize);
      return driven(browser.page, front);
    },
    async close() {
      await browser.close();
      await front.close();
    },
  };
}

declare const proof: ProofPage;

function driven(page: Page, front: Front): Device {
  const device = <Result>(action: (device: Device) => Promise<Result>): Promise<Result> =>
    page.evaluate(`(${String(action)})(proof.device)`);
  return {
    hello: (auth) => page.evaluate((given) => proof.device?.hello(given), auth),
    openSecond: () => device((own) => own.openSecond()),
    sync: () => device((own) => own.sync()),
    wake: () => device((own) => own.wake()),
    check: () => device((own) => own.check()),
    status: () => device((own) => own.status()),
    dumps: () => device((own) => own.dumps()),
    answers: (questions) =>
      page.evaluate((given) => proof.device?.answers(given) ?? Promise.resolve([]), questions),
    count: () => device((own) => own.count()),
    queueAdd: (write) =>
      page.evaluate((given) => proof.device?.queueAdd(given) ?? Promise.resolve(null), write),
    queueEdit: (id, body) =>
      page.evaluate(
        (given) => proof.device?.queueEdit(given.id, given.body) ?? Promise.resolve(null),
        { id, body },
      ),
    queueDrop: (id) =>
      page.evaluate((given) => proof.device?.queueDrop(given) ?? Promise.resolve(null), id),
    queued: () => device((own) => own.queued()),
    endingOf: (user_id) =>
      page.evaluate((given) => proof.device?.endingOf(given) ?? Promise.resolve(null), user_id),
    signOut: () => device((own) => own.signOut()),
    crash: () => device((own) => own.crash()),
    die: () => device((own) => own.die()),
    isSignedIn: () => device((own) => own.isSignedIn()),
    databases: () => device((own) => own.databases()),
    async close() {
      front.answer = () => Promise.reject(new TypeError('The history is over'));
      await page.evaluate(() => proof.clear());
    },
  };
}
