import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { CallError } from './call-error.ts';
import { createClient } from './client.ts';
import type { FailedCall } from './client-options.ts';

const file = endpoint({
  name: 'thing.file',
  method: 'GET',
  path: '/v3/thing/{id}/file',
  summary: 'A thing as a file.',
  right: 'signed_in',
  params: z.object({ id: z.string() }),
  file: 'application/zip',
  data: z.string(),
});
const input = { params: { id: '7' } };

function clientWith(answer: (url: string, init: RequestInit) => Response) {
  const failures: FailedCall[] = [];
  const onUnauthorised = vi.fn<() => void>();
  const client = createClient({
    getToken: () => 'secret',
    onUnauthorised,
    onFailure: (failed) => failures.push(failed),
    fetch: async (url, init = {}) => answer(String(url), init),
  });
  return { client, failures, onUnauthorised };
}

const streamOf = (...parts: (string | Error)[]) =>
  new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else if (part instanceof Error) controller.error(part);
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });

test('a file is read part by part, with progress', async () => {
  const sent: [string, RequestInit][] = [];
  const { client } = clientWith((...request) => {
    sent.push(request);
    return new Response(streamOf('abc', 'defg'), { headers: { 'content-type': file.file } });
  });
  const heard: number[] = [];
  const blob = await client.download(file, input, { onBytes: (bytes) => heard.push(bytes) });
  expect([await blob.text(), blob.type]).toEqual(['abcdefg', 'application/zip']);
  expect(heard).toEqual([3, 7]);
  expect(sent[0]?.[0]).toBe('/v3/thing/7/file');
  expect(sent[0]?.[1].headers).toMatchObject({ authorization: 'Bearer secret' });
});

const failure = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  return error;
};

test('a truncated file is an error', async () => {
  const { client, failures } = clientWith(
    () => new Response(streamOf('abc', new TypeError('cut'))),
  );
  expect(await failure(client.download(file, input))).toMatchObject({
    code: 'NETWORK',
    message: 'Server not responsive',
  });
  expect(failures).toEqual([{ method: 'GET', path: '/v3/thing/{id}/file', status: 0 }]);
});

test('errors are the same as for other calls', async () => {
  const { client, onUnauthorised } = clientWith(() =>
    Response.json(
      { status: false, success: false, data: null, message: 'Too often', code: 'TOO_MANY' },
      { status: 429 },
    ),
  );
  expect(await failure(client.download(file, input))).toMatchObject({
    status: 429,
    code: 'TOO_MANY',
    detail: 'Too often',
  });
  expect(onUnauthorised).not.toHaveBeenCalled();
});

test('a rejected token ends the sign-in', async () => {
  const { client, onUnauthorised } = clientWith(() => Response.json({}, { status: 401 }));
  await failure(client.download(file, input));
  expect(onUnauthorised).toHaveBeenCalledTimes(1);
});
