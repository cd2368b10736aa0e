// Lint rules of the project that no ready-made linter has: `node tooling/lint/project.mjs`.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from '../files/source-files.mjs';
import { projectFindings } from './project-rules.mjs';

const folders = ['apps', 'features', 'packages', 'journeys', 'tooling', 'bench', 'docs', '.ci'];
const text =
  /(\.(tsx?|mjs|cjs|js|json|jsonc|css|html|svg|md|tsv|sql|yaml|yml|txt|sh)|\/run|Dockerfile)$/;
const ownName = 'package-lock.json';
const floor = 40;

/** Checks all text files under `root` and returns `{ read, findings }` as lines. */
export function checkProject(root) {
  const inRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== ownName)
    .map((entry) => entry.name);
  const files = [...inRoot, ...filesUnder(root, folders)].filter((file) => text.test(file));
  const findings = files.flatMap((file) =>
    projectFindings(file, readFileSync(join(root, file), 'utf8')).map(
      ({ rule, line, text: what }) => `${rule} ${file}:${line} ${what}`,
    ),
  );
  if (files.length < floor)
    findings.push(`project-read-all: ${files.length} files, floor ${floor}`);
  return { read: files.length, findings };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { read, findings } = checkProject(process.cwd());
  for (const line of findings) console.log(line);
  console.log(`project: ${read} files read, ${findings.length} wrong`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
