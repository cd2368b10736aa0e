import { expect, test } from 'vitest';
import { sendTests } from './ingest-client.mjs';

const origin = 'https://heat.example';
const row = (nth: number, more: object = {}) => ({
  ...{ measurement_id: String(nth), user_id: 'u', type: 'sosm' as const, value: nth },
  ...{ created_time: '2026-11-20T04:00:00Z', ...more },
});

/** A server with the given responses in order, which then accepts everything. */
function serverThat(answers: readonly ((() => Response) | Error)[]) {
  const left = [...answers];
  const sizes: number[] = [];
  const pauses: number[] = [];
  return {
    ...{ sizes, pauses },
    options: {
      ...{ origin, token: 'wsd_x', random: () => 1 },
      wait: (milliseconds: number) => Promise.resolve(pauses.push(milliseconds)),
      fetch: (_url: unknown, init: RequestInit = {}) => {
        const { measurements } = JSON.parse(String(init.body)) as {
          measurements: { measurement_id: string }[];
        };
        const answer = left.shift();
        if (answer instanceof Error) return Promise.reject(answer);
        if (answer !== undefined) return Promise.resolve(answer());
        sizes.push(measurements.length);
        const accepted = measurements.map(({ measurement_id }) => measurement_id);
        return Promise.resolve(Response.json({ data: { accepted, rejected: [] } }));
      },
    },
  };
}
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ message: 'because' }, { status: code, headers });

test('many tests go in calls of five hundred, large ones in fewer', async () => {
  const many = serverThat([]);
  const tests = Array.from({ length: 1100 }, (_, nth) => row(nth));
  const { accepted } = await sendTests(tests, many.options);
  expect(many.sizes).toEqual([500, 500, 100]);
  expect(accepted).toEqual(tests.map(({ measurement_id }) => measurement_id));
  const large = serverThat([]);
  const notes = 'x'.repeat(400_000);
  await sendTests(
    [1, 2, 3].map((nth) => row(nth, { metadata: { notes } })),
    large.options,
  );
  expect(large.sizes).toEqual([2, 1]);
});

test('it waits for the time in the response, and without one longer each time', async () => {
  const server = serverThat([
    status(429, { 'retry-after': '7' }),
    status(503),
    new TypeError('fetch failed'),
    status(500),
  ]);
  const { accepted } = await sendTests([row(1)], server.options);
  expect(accepted).toEqual(['1']);
  expect(server.pauses).toEqual([7000, 1000, 2000, 4000]);
});

test.each([401, 403, 413, 422])('a response with %i is not retried', async (code) => {
  const server = serverThat([status(code)]);
  await expect(sendTests([row(1)], server.options)).rejects.toThrow(
    `Refused with ${String(code)}: because`,
  );
  expect(server.pauses).toEqual([]);
});

test('it gives up after eight attempts without a response', async () => {
  const server = serverThat(Array.from({ length: 8 }, () => status(502)));
  await expect(sendTests([row(1)], server.options)).rejects.toThrow('No answer after 8 tries');
  expect(server.pauses).toHaveLength(7);
});
