import { expect, it } from 'vitest';
import { countsOf, lastLine, sumOf } from './counts.mjs';

const file = (status: string, tests: string[]): object => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

it('counts a file that could not be loaded as a failure', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numTotalTests: 4,
    testResults: [
      file('passed', ['passed']),
      file('failed', ['passed', 'failed', 'pending']),
      file('failed', []),
    ],
  };
  expect(countsOf(report)).toEqual({ passed: 2, failed: 2, notRun: 1 });
});

it('ends in one plain line', () => {
  const counts = [
    { passed: 3, failed: 0 },
    { passed: 4, failed: 1 },
  ];
  expect(lastLine(sumOf(counts))).toBe('tests: 7 passed, 1 failed');
});
