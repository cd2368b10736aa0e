// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { CopyPort, FromCopy, ToCopy } from '#packages/sync/offline';
import { connectCopy } from './connect.ts';

const status: ToCopy = { type: 'status' };
const welcome: FromCopy = { type: 'welcome', life: null };

class FakeWorker extends EventTarget {
  posted: unknown[] = [];
  isTerminated = false;
  postMessage(message: unknown) {
    this.posted.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  say(message: FromCopy) {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}

const inPage = () => Promise.reject<(port: CopyPort) => void>(new Error('not wanted'));
const missing = () => {
  throw new Error('SharedWorker is not defined');
};
const asWorker = (worker: FakeWorker) => worker as unknown as Worker;

afterEach(() => vi.unstubAllGlobals());

it('uses the shared worker if there is one', () => {
  const { port1, port2 } = new MessageChannel();
  const shared = Object.assign(new EventTarget(), { port: port1 }) as unknown as SharedWorker;
  const post = vi.spyOn(port1, 'postMessage');
  const connection = connectCopy({ shared: () => shared, dedicated: missing, inPage });
  connection.post(status);
  expect(post).toHaveBeenCalledWith(status);
  expect(connection.carrier()).toBe('shared');
  connection.close();
  port2.close();
});

it('uses the next carrier if one fails while loading, and repeats the messages', () => {
  const shared = Object.assign(new EventTarget(), { port: new MessageChannel().port1 });
  const worker = new FakeWorker();
  const connection = connectCopy({
    shared: () => shared as unknown as SharedWorker,
    dedicated: () => asWorker(worker),
    inPage,
  });
  const heard: FromCopy[] = [];
  connection.listen((message) => heard.push(message));
  connection.post(status);
  shared.dispatchEvent(new Event('error'));
  expect(worker.posted).toEqual([status]);
  expect(connection.carrier()).toBe('dedicated');
  worker.say(welcome);
  expect(heard).toEqual([welcome]);
  // An error of a worker that has answered is no reason to replace it.
  worker.dispatchEvent(new Event('error'));
  expect(worker.isTerminated).toBe(false);
});

it('[SYNC-29] runs the copy on the page if nothing else works', async () => {
  const served: ToCopy[] = [];
  const connection = connectCopy({
    shared: missing,
    dedicated: missing,
    inPage: () =>
      Promise.resolve((port: CopyPort) => {
        port.listen((message) => {
          served.push(message);
          port.post(welcome);
        });
      }),
  });
  const heard = new Promise<FromCopy>((resolve) => connection.listen(resolve));
  connection.post(status);
  expect(await heard).toEqual(welcome);
  expect(served).toEqual([status]);
  expect(connection.carrier()).toBe('page');
  connection.close();
});
