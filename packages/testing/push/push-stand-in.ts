import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a push service gets it. */
export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine that keeps what it gets. */
export interface PushStandIn {
  readonly origin: string;
  readonly received: ReceivedPush[];
  /** Status of its responses. */
  status: number;
  /** The header `location` of its responses. */
  location: string | undefined;
  close(): Promise<void>;
}

/** Starts the stand-in. */
export async function startPushStandIn(): Promise<PushStandIn> {
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      received.push({ path: request.url ?? '', headers: request.headers, body });
      if (standIn.location !== undefined) response.setHeader('location', standIn.location);
      response.writeHead(standIn.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: PushStandIn = {
    ...{ origin: `http://127.0.0.1:${String(port)}`, received, status: 201, location: undefined },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}

/** What a browser keeps of its subscription. */
export interface TestBrowser {
  /** As a page gets it. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** Decrypts a message as RFC 8291 describes. */
  read(body: Buffer): unknown;
}

/** A browser with a subscription at a push service. */
export function createTestBrowser(origin: string): TestBrowser {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}/push/${randomUUID()}`,
      p256dh: own.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body) {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const record = body.subarray(21 + idLength);
      const derive = (secret: Buffer, mixed: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, mixed, info, length));
      const keyInfo = Buffer.concat([
        ...[Buffer.from('WebPush: info\0'), own.getPublicKey(), sender],
      ]);
      const secret = derive(own.computeSecret(sender), auth, keyInfo, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // The last record ends with 2 and zeros.
      const text = padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
      return JSON.parse(text) as unknown;
    },
  };
}
