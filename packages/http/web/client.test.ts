import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { createClient } from './client.ts';
import type { FailedCall } from './client-options.ts';
import { CallError } from './call-error.ts';

const id = z.object({ id: z.string() });
const read = endpoint({
  name: 'thing.one',
  method: 'GET',
  path: '/v3/thing/{id}',
  summary: 'One thing.',
  right: 'signed_in',
  params: id,
  query: z.object({ from: z.string().optional(), tag: z.array(z.string()).optional() }),
  data: z.object({ name: z.string() }),
});
const write = endpoint({
  name: 'thing.change',
  method: 'PATCH',
  path: '/v3/thing/{id}',
  summary: 'Changes a thing.',
  right: 'signed_in',
  params: id,
  body: z.object({ name: z.string() }),
  data: z.boolean(),
});
const independentWrite = endpoint({ ...write, name: 'thing.independent', isIndependent: true });
const login = endpoint({
  name: 'thing.login',
  method: 'POST',
  path: '/v3/login',
  summary: 'Signs in.',
  right: 'public',
  isIndependent: true,
  data: z.string(),
});

const yes = (data: unknown) => Response.json({ status: true, success: true, data, message: null });
const no = (status: number, more: object) =>
  Response.json({ status: false, success: false, data: null, message: null, ...more }, { status });
const input = { params: { id: 'a b' }, body: { name: 'x' } };

function clientWith(answer: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = [];
  const onUnauthorised = vi.fn<() => void>();
  const failures: FailedCall[] = [];
  const sign = { token: 'secret' as string | null };
  const client = createClient({
    getToken: () => sign.token,
    onUnauthorised,
    onFailure: (failed) => failures.push(failed),
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return answer(String(url), init);
    },
  });
  return { client, sent, onUnauthorised, sign, failures };
}

/** Answers on request, or fails like fetch when its signal aborts. */
function hanging(_: string, init: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}

const failure = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => {
      throw new Error('the call was expected to fail');
    },
    (error: unknown) => {
      if (error instanceof CallError) return error;
      throw error;
    },
  );

describe('the client', () => {
  it('uploads a file as a form, to the path with its parameters', async () => {
    const { client, sent } = clientWith(() => yes({ name: 'a.log' }));
    const upload = { ...write, upload: { field: 'sheet', largest: 100 } } as const;
    await client.upload(upload, new File(['text'], 'a.log'), { params: { id: 'a b' } });
    expect(sent[0]?.url).toBe('/v3/thing/a%20b');
    const form = sent[0]?.init.body as FormData;
    expect((form.get('sheet') as File).name).toBe('a.log');
  });

  it('[API-01, API-06] fills the path, carries the bearer and unwraps the data', async () => {
    const { client, sent } = clientWith(() => yes({ name: 'kept' }));
    const data = await client.call(read, { params: { id: 'a b' }, query: { tag: ['1', '2'] } });
    expect(data).toEqual({ name: 'kept' });
    expect(sent[0]?.url).toBe('/v3/thing/a%20b?tag=1&tag=2');
    expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer secret' });
  });

  it('sends no token with a public call and does not treat its 401 as an ended sign-in', async () => {
    const { client, sent, onUnauthorised } = clientWith(() => no(401, { code: 'CREDENTIALS' }));
    const error = await failure(client.call(login));
    expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
    expect(error).toMatchObject({ status: 401, code: 'CREDENTIALS' });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('reports a rejected stored token, but not one that was replaced meanwhile', async () => {
    const { client, onUnauthorised, sign } = clientWith(() => {
      if (sign.token === 'old') sign.token = 'new';
      return no(401, { code: 'UNAUTHORISED' });
    });
    await failure(client.call(write, input));
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
    sign.token = 'old';
    await failure(client.call(write, input));
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  it("[API-09] keeps the exact text and the server's message apart", async () => {
    const { client } = clientWith(() =>
      no(422, {
        code: 'INVALID',
        message: 'Name is taken',
        errors: { name: 'Name is taken' },
        request_id: 'r1',
      }),
    );
    expect(await failure(client.call(write, input))).toMatchObject({
      message: 'Failed to update. ',
      detail: 'Name is taken',
      status: 422,
      code: 'INVALID',
      errors: { name: 'Name is taken' },
      request_id: 'r1',
    });
    const onRead = await failure(client.call(read, { params: { id: '1' } }));
    expect(onRead.message).toBe('Server not responsive');
  });

  it.each([
    ['a false flag under 200', () => Response.json({ status: false, data: null })],
    ['one false flag of two', () => Response.json({ status: true, success: false, data: 1 })],
  ])('[API-07] treats %s as a refusal', async (_, answer) => {
    const { client } = clientWith(answer);
    expect((await failure(client.call(write, input))).message).toBe('Failed to update. ');
  });

  it.each([
    ['no JSON', () => new Response('<html>', { status: 200 })],
    ['a 502 without body', () => new Response(null, { status: 502 })],
    ['JSON without flags', () => Response.json({ data: 1 })],
    ['no network', () => Promise.reject(new TypeError('failed to fetch'))],
  ])('[API-08] answers %s with "Server not responsive"', async (_, answer) => {
    const { client } = clientWith(answer);
    expect((await failure(client.call(write, input))).message).toBe('Server not responsive');
  });

  it('[API-02, API-03] lets a newer write cancel the older one, and only that', async () => {
    let calls = 0;
    const { client } = clientWith((url, init) => {
      calls += 1;
      return calls <= 3 ? hanging(url, init) : yes(true);
    });
    const reading = client.call(read, { params: { id: '1' } });
    const independent = client.call(independentWrite, input);
    const older = client.call(write, input);
    const superseded = failure(older);
    await expect(client.call(write, input)).resolves.toBe(true);
    expect(await superseded).toMatchObject({
      message: 'Please be patient, request is already in progress.',
      code: 'SUPERSEDED',
    });
    const others = Promise.race([reading, independent, Promise.resolve('still under way')]);
    expect(await others).toBe('still under way');
  });

  it('reports a failed call by its path pattern, without its data', async () => {
    const { client, failures } = clientWith((url) =>
      url.includes('lost') ? Promise.reject(new TypeError('no line')) : no(422, { message: 'x' }),
    );
    await failure(client.call(write, input));
    await failure(client.call(read, { params: { id: 'lost' }, query: { from: 'Ana' } }));
    expect(failures).toEqual([
      { method: 'PATCH', path: '/v3/thing/{id}', status: 422 },
      { method: 'GET', path: '/v3/thing/{id}', status: 0 },
    ]);
  });

  it('a call can be cancelled', async () => {
    const { client, failures } = clientWith(hanging);
    const stop = new AbortController();
    const ended = failure(client.call(read, { params: { id: '1' } }, { signal: stop.signal }));
    stop.abort();
    expect(await ended).toMatchObject({ code: 'ABORTED', status: 0 });
    expect(failures).toEqual([]);
  });

  it.each([
    ['a write after 15 seconds', write, 15_000],
    ['a read after 30 seconds', read, 30_000],
  ] as const)('[API-04] gives up %s', async (_, called, timeout) => {
    const asked: number[] = [];
    const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      asked.push(milliseconds);
      return AbortSignal.abort();
    });
    try {
      const { client } = clientWith(() => Promise.reject(new DOMException('', 'TimeoutError')));
      expect(await failure(client.call(called, input))).toMatchObject({
        code: 'TIMEOUT',
        message: 'Server not responsive',
      });
      expect(asked).toEqual([timeout]);
    } finally {
      timeoutSpy.mockRestore();
    }
  });
});

describe('whether a write was answered', () => {
  it.each([
    ['no network', () => Promise.reject(new TypeError('failed')), true],
    ["a proxy's page", () => new Response('<h1>Bad gateway</h1>', { status: 502 }), true],
    ['a refusal', () => no(422, { code: 'INVALID' }), false],
    ['a failure of ours', () => no(500, { code: 'UNEXPECTED' }), false],
  ] as const)('is known after %s', async (_, answer, isUnanswered) => {
    const { client } = clientWith(answer);
    expect(await failure(client.call(write, input))).toMatchObject({ isUnanswered });
  });
});

describe('flags of an answer', () => {
  it('[TAG-59] treats a false flag in the data as a refusal', async () => {
    const { client } = clientWith(() => yes({ success: false }));
    const failure = await client.call(write, input).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallError);
    expect((failure as CallError).message).toBe('Failed to update. ');
    const other = clientWith(() => yes({ success: true, tag: 1 }));
    expect(await other.client.call(write, input)).toEqual({ success: true, tag: 1 });
  });

  it('returns the rows of a call that did nothing, but of no other call with false flags', async () => {
    const bulk = endpoint({ ...write, hasDoneAny: () => false });
    const data = { ids: [], failed: [{ id: 'a', reason: 'Not yours' }] };
    const { client } = clientWith(() => no(200, { data }));
    expect(await client.call(bulk, input)).toEqual(data);
    await expect(client.call(write, input)).rejects.toThrow('Failed to update. ');
    const empty = clientWith(() => no(200, {}));
    await expect(empty.client.call(bulk, input)).rejects.toThrow('Failed to update. ');
  });
});
