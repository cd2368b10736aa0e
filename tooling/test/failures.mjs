import { appendFileSync, readFileSync } from 'node:fs';

/** Characters of one failure that are kept: enough for the sentence of the error and its first frames. */
const most = 1500;

/**
 * Notes a failure for the end of a CI run, where it is seen even if only the last lines of the output
 * are kept. Without FAILURES_FILE, as in `npm test`, it does nothing.
 */
export function noteFailure(title, text) {
  const file = process.env.FAILURES_FILE;
  if (file) appendFileSync(file, `failed: ${title}\n${indented(shortened(text))}\n`);
}

/** Gives the noted failures of a file, at most that many characters of them; '' for none. */
export function notedFailures(file, limit) {
  const text = readFileSync(file, 'utf8').trimEnd();
  return text.length > limit ? `${text.slice(0, limit)}\n… and more above` : text;
}

/** Gives title and message of each failed test and of each file that could not be loaded. */
export function failuresOf(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '').replace(root, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ title: file, text: message ?? '' }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${file} > ${fullName.trim()}`,
      text: failureMessages.join('\n'),
    }));
  });
}

/** The beginning and the end, as an error is at either. */
function shortened(text) {
  const trimmed = text.trim();
  if (trimmed.length <= most) return trimmed;
  return `${trimmed.slice(0, most / 3)}\n…\n${trimmed.slice((-most * 2) / 3)}`;
}

function indented(text) {
  return text.replace(/^/gm, '  ');
}
