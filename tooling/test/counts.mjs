/**
 * Reads a vitest JSON report and gives `{ passed, failed, notRun }`. A file that could not even be
 * loaded counts as one failed test.
 */
export function countsOf(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every(didNotFail),
  );
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = report;
  return { passed, failed: failed + broken.length, notRun: total - passed - failed };
}

function didNotFail({ status }) {
  return status !== 'failed';
}

/** Gives the sum of several counts. */
export function sumOf(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Gives the line every run of tests ends with. */
export function lastLine({ passed, failed }) {
  return `tests: ${passed} passed, ${failed} failed`;
}
