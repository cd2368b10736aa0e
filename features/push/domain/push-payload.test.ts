import { expect, test } from 'vitest';
import { longestPayload, payloadText, readPayload } from './push-payload.ts';

const content = {
  ...{ title: 'Heat index ≥ 40 °C', body: 'Pit: heat index 43 °C.', url: '/monitoring/alerts' },
  ...{ tag: 'alert 1', is_urgent: true },
};
const ack = { token: 'abc', url: '/monitoring/alerts?ack=1' };

test('a message is read as it was written', () => {
  expect(readPayload(payloadText(content, ack))).toEqual({ ...content, ack });
  expect(readPayload(payloadText(content, null))).toEqual({ ...content, ack: null });
});

test.each(['x', 'é', '水', '🌡️', '"', '\n', '\u0000'])(
  'a text of many %j is cut below the limit, and the rest is complete',
  (character) => {
    for (const count of [100, 2900, 3100, 20_000]) {
      const text = payloadText({ ...content, body: character.repeat(count) }, ack);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestPayload);
      const { body = '', ...rest } = readPayload(text) ?? {};
      expect(rest).toMatchObject({ title: content.title, url: content.url, ack });
      expect(body).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
      expect(body.length).toBeGreaterThan(90);
    }
  },
);

test.each([
  ...['', '{', '[]', 'null', '1', '{}'],
  JSON.stringify({ ...content, url: 'https://evil.example/' }),
  JSON.stringify({ ...content, url: '//evil.example/' }),
  JSON.stringify({ ...content, url: '/\\evil.example/' }),
  JSON.stringify({ ...content, url: 'javascript:alert(1)' }),
  JSON.stringify({ ...content, title: 1 }),
])('%s is not shown', (text) => {
  expect(readPayload(text)).toBeNull();
});

test('an answer at another site is left out', () => {
  const text = JSON.stringify({ ...content, ack: { token: 'a', url: 'https://evil.example' } });
  expect(readPayload(text)).toEqual({ ...content, ack: null });
});
