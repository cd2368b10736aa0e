import { expect, test } from 'vitest';
import { cameraProblemOf } from './camera-problem.ts';

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['InsecureContextError', 'insecure'],
  ['TypeError', 'failed'],
])('%s of a camera: %s', (name, problem) => {
  expect(cameraProblemOf(new DOMException('', name))).toBe(problem);
});

test('anything else failed', () => {
  expect(cameraProblemOf('refused')).toBe('failed');
});
