import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#packages/testing/database';
import type { FreshDatabase } from '#packages/testing/database';
import type { OutgoingMessage } from '../message-transport.ts';
import { limitedSms } from './limited-sms.ts';

const [acme, other] = [
  '0193b000-0000-7000-8000-000000000001',
  '0193b000-0000-7000-8000-000000000002',
] as const;
const day = 86_400_000;
let now = Date.parse('2026-11-20T04:00:00Z');
let fixture: FreshDatabase;
beforeAll(async () => {
  fixture = await freshDatabase();
});
afterAll(() => fixture.drop());

test('an organisation sends at most its daily number of SMS, also at the same time', async () => {
  const sent: string[] = [];
  const mood = { isAway: false };
  const transport = limitedSms(
    {
      send: ({ org_id }) => {
        if (mood.isAway) return Promise.reject(new Error('away'));
        sent.push(org_id);
        return Promise.resolve();
      },
    },
    { database: fixture.database, now: () => now, most: 3 },
  );
  const send = async (org_id: string) => {
    const message: OutgoingMessage = {
      ...{ org_id, message_id: acme, recipient: '+971500000001', is_secret: false },
      ...{ sender_name: '', subject: '', text: 'Heat', html: '' },
    };
    return await transport.send(message).then(
      () => 'sent',
      (error: unknown) => (error as Error).message,
    );
  };
  mood.isAway = true;
  for (let count = 0; count < 5; count += 1) expect(await send(acme)).toBe('away');
  mood.isAway = false;
  const results = await Promise.all(Array.from({ length: 8 }, () => send(acme)));
  expect(results.filter((result) => result === 'sent')).toHaveLength(3);
  expect(new Set(results)).toEqual(new Set(['sent', 'Daily limit of SMS reached']));
  expect(await send(other)).toBe('sent');
  now += day;
  expect(await send(acme)).toBe('sent');
  expect(sent).toHaveLength(5);
});
