import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function written(level: 'info' | 'error', fields: object): string {
  let text = '';
  createLog(level, { write: (line) => (text += line) }).info(fields, 'something happened');
  return text;
}

test.each([
  [{ token: 'a-secret' }],
  [{ headers: { authorization: 'Bearer a-secret' } }],
  [{ req: { headers: { authorization: 'Bearer a-secret' } } }],
  [{ body: { email: 'a-secret', password: 'a-secret', otp: 'a-secret' } }],
  [{ options: { connectionString: 'postgres://u:a-secret@h/d' } }],
])('%o leaves no secret in the log', (fields) => {
  const line = written('info', fields);
  expect(line).toContain('something happened');
  expect(line).toContain('(removed)');
  expect(line).not.toContain('a-secret');
});

test('messages below the level are not written', () => {
  expect(written('error', {})).toBe('');
});
