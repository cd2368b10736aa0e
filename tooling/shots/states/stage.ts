import type { Page } from 'playwright-core';
import { waitReady } from '#packages/testing/browser';
import { SyncPanelPage } from '#packages/testing/stories';
import type { Viewer } from '../built-addresses.ts';

/** Helpers that bring a screen into a state. */
export interface Stage {
  readonly page: Page;
  /** Opens the address of the state, and waits until it is ready. */
  open(): Promise<void>;
  /** Opens it without waiting. */
  start(): Promise<void>;
  /** The server answers calls of a path with this. */
  answer(path: string, data: unknown): Promise<void>;
  /** The server rejects calls of a path. */
  refuse(path: string, status: number, message?: string): Promise<void>;
  /** Opens the address while a read of the copy is not answered, or rejected. */
  openSpoilt(read: string, how: SpoiltRead): Promise<void>;
  /** No call is answered any more. */
  cutLine(): Promise<void>;
}

type SpoiltRead = 'held' | 'refused';

/** A screen in a state that its address alone does not show. */
export interface ScreenState {
  /** With `{uuid}` for a person, and `{owner}` or `{removed}` for one of these. */
  readonly path: string;
  /** Name of the picture. */
  readonly name: string;
  readonly as: Viewer;
  readonly bring: (stage: Stage) => Promise<void>;
}

/**
 * The stage for one picture.
 *
 * @param cut cuts the connection between browser and server
 */
export function stageFor(page: Page, address: string, cut: () => void): Stage {
  const fulfil = async (path: string, status: number, body: object): Promise<void> => {
    await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));
  };
  return {
    page,
    async open() {
      await page.goto(address);
      await waitReady(page);
    },
    async openSpoilt(read, how) {
      await page.evaluate((to) => sessionStorage.setItem(...to), [
        spoiltKey,
        `${how} ${read}`,
      ] as const);
      await page.goto(address);
    },
    async start() {
      await page.goto(address);
      await page.locator('main').waitFor();
    },
    answer: (path, data) => fulfil(path, 200, { status: true, success: true, data, message: null }),
    refuse: (path, status, message = 'Something went wrong') =>
      fulfil(path, status, {
        ...{ status: false, success: false, data: null, message },
        ...{ code: codes[status] ?? 'UNEXPECTED', request_id: 'none' },
      }),
    async cutLine() {
      const sync = new SyncPanelPage(page);
      const hasCopy = (await sync.pill().count()) > 0;
      // Before the cut, as the panel is loaded when it is opened for the first time.
      if (hasCopy) await sync.openByKeyboard();
      // Not in the browser, as the worker of the copy bypasses its routes.
      cut();
      if (!hasCopy) return;
      await sync.syncNow();
      await sync.close();
      await page
        .getByText(/Offline/)
        .first()
        .waitFor({ state: 'attached' });
    },
  };
}

const codes: Readonly<Record<number, string>> = {
  401: 'CREDENTIALS',
  403: 'FORBIDDEN',
  429: 'TOO_MANY',
  500: 'UNEXPECTED',
};

/** A state that is reached on the open screen. */
export function opened(act: (page: Page) => Promise<void>): ScreenState['bring'] {
  return async ({ open, page }) => {
    await open();
    await act(page);
  };
}

/** Where a page stores which of its reads fails, and how. */
export const spoiltKey = 'spoilt-read';

/** In each page, from its start: makes reads of the copy fail as requested by `openSpoilt`. */
export function spoilReads(key: string): void {
  const post = Reflect.get(MessagePort.prototype, 'postMessage') as (...sent: unknown[]) => void;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
    const [how, read] = sessionStorage.getItem(key)?.split(' ') ?? [];
    const [message, ...more] = sent;
    const isMeant = read !== undefined && Reflect.get(Object(message), 'name') === read;
    if (isMeant && how === 'held') return;
    post.call(this, isMeant ? { ...Object(message), name: 'nothing' } : message, ...more);
  };
}

/** The screen as it opens. */
export const asItOpens: ScreenState['bring'] = ({ open }) => open();

/** The screen after the connection was cut. */
export const offline: ScreenState['bring'] = async ({ open, cutLine }) => {
  await open();
  await cutLine();
};

/** The screen whose request fails. */
export function failing(path: string): ScreenState['bring'] {
  return async ({ open, refuse }) => {
    await refuse(path, 500);
    await open();
  };
}

/** The screen while a call is not answered. */
export function waiting(path: string): ScreenState['bring'] {
  return async ({ page, start }) => {
    await page.route(`**${path}`, () => undefined);
    await start();
    await page.locator('main .mantine-Skeleton-root').first().waitFor();
  };
}

/** The screen while a read of the copy is not answered. */
export function heldBack(read: string): ScreenState['bring'] {
  return async ({ page, openSpoilt }) => {
    await openSpoilt(read, 'held');
    await page.locator('main .mantine-Skeleton-root').first().waitFor();
  };
}

/** The screen when the copy rejected a read. */
export function unread(read: string): ScreenState['bring'] {
  return async ({ page, openSpoilt }) => {
    await openSpoilt(read, 'refused');
    await page.getByRole('button', { name: 'Retry' }).first().waitFor();
  };
}
