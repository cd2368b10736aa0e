// The lint stage: four tools, each of which reports how much it read and fails if that is too
// little.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../files/source-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownCode = ['apps', 'features', 'packages', 'journeys', 'tooling', 'bench'];
const sources = filesUnder(root, ownCode).filter((file) => /\.(tsx?|mjs)$/.test(file)).length;

const readers = {
  oxlint: () => run('oxlint', ['node_modules/oxlint/bin/oxlint', ...oxlintOptions], oxlintAnswer),
  dependencies: () => run('dependencies', ['tooling/dependencies/dependencies.mjs']),
  project: () => run('project', ['tooling/lint/project.mjs']),
  knip: () => run('knip', ['node_modules/knip/bin/knip.js', ...knipOptions], knipAnswer),
};
const oxlintOptions = ['--type-aware', '--format', 'json', '.'];
const knipOptions = ['--reporter', 'json', '--no-progress', '--no-config-hints'];

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(readers);
const unknown = names.find((name) => !(name in readers));
if (unknown) throw new Error(`No reader ${unknown}; there are ${Object.keys(readers).join(', ')}.`);

const results = await Promise.all(names.map((name) => readers[name]()));
process.exitCode = results.every(Boolean) ? 0 : 1;

async function run(name, options, toAnswer) {
  const started = performance.now();
  const { code, output, complaints } = await outputOf(options);
  const answer = toAnswer?.(code, output) ?? { ok: code === 0, lines: [output.trim()] };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const tail = answer.ok ? [] : [complaints.trim()].filter(Boolean);
  console.log(
    [...answer.lines, ...tail, `lint ${name}: ${answer.ok ? 'ok' : 'failed'} (${seconds} s)`].join(
      '\n',
    ),
  );
  return answer.ok;
}

function oxlintAnswer(code, output) {
  const report = parsed(output);
  if (!report) return { ok: false, lines: [output] };
  const lines = report.diagnostics.map(({ code: rule, filename, labels, message }) => {
    const line = labels[0]?.span.line ?? 1;
    return `${ruleName(rule)} ${filename}:${line} ${message}`;
  });
  const enough = report.number_of_files >= sources;
  if (!enough) lines.push(`oxlint-read-all: ${report.number_of_files} files of ${sources}`);
  lines.push(`oxlint: ${report.number_of_files} files read, ${report.diagnostics.length} wrong`);
  return { ok: code === 0 && enough, lines };
}

/** `import(no-default-export)` is written as `import/no-default-export`. */
function ruleName(code) {
  return code.replace('(', '/').replace(')', '');
}

function knipAnswer(code, output) {
  const report = parsed(output);
  if (!report) return { ok: false, lines: [output] };
  const lines = report.issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      found.map((one) => `knip-${kind} ${file}${one.line ? `:${one.line}` : ''} ${nameOf(one)}`),
    ),
  );
  lines.push(`knip: ${sources} files to look through, ${lines.length} wrong`);
  return { ok: code === 0, lines };
}

function nameOf(found) {
  return Array.isArray(found) ? found.map(nameOf).join(', ') : (found.name ?? '');
}

function parsed(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

function outputOf(options) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, options, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let complaints = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (complaints += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, complaints }));
  });
}
