import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openResolver } from './resolve-host.ts';

let server: Socket;
beforeEach(async () => {
  server = createSocket('udp4');
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());
const servers = () => [`127.0.0.1:${String(server.address().port)}`];

/** A response with one address to a question for IPv4, and with none to others. */
function answerOf(question: Buffer): Buffer {
  const end = question.indexOf(0, 12) + 5;
  const isFour = question.readUInt16BE(end - 4) === 1;
  const head = Buffer.from(question.subarray(0, end));
  head.writeUInt16BE(0x8180, 2);
  for (const [at, count] of [1, isFour ? 1 : 0, 0, 0].entries()) {
    head.writeUInt16BE(count, 4 + 2 * at);
  }
  const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34]);
  return isFour ? Buffer.concat([head, answer]) : head;
}

test('60 names without a response delay no lookup of the system, and end', async () => {
  const resolve = openResolver({ servers: servers(), timeout: 400, tries: 1 });
  let open = 60;
  const slow = Array.from({ length: open }, async (_, nth) => {
    const code = await resolve(`slow${String(nth)}.example`).catch((error: unknown) => error);
    open -= 1;
    return (code as NodeJS.ErrnoException).code;
  });
  await lookup('localhost');
  expect(open).toBe(60);
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['ETIMEOUT']));
});

test('a name is resolved by the name server', async () => {
  server.on('message', (question, { port, address }) => {
    server.send(answerOf(question), port, address);
  });
  const resolve = openResolver({ servers: servers() });
  expect(await resolve('hook.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
});
