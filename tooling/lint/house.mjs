// The house's own lint: `node tooling/lint/house.mjs`. Rules that no ready-made linter knows.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from '../files/source-files.mjs';
import { houseFindings } from './house-rules.mjs';

const folders = ['apps', 'features', 'packages', 'journeys', 'tooling', 'bench', 'docs', '.ci'];
const text =
  /(\.(tsx?|mjs|cjs|js|json|jsonc|css|html|svg|md|tsv|sql|yaml|yml|txt|sh)|\/run|Dockerfile)$/;
const ownName = 'package-lock.json';
const floor = 40;

/** Reads all text files of the house under `root` and gives `{ read, findings }` as lines. */
export function checkHouse(root) {
  const inRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== ownName)
    .map((entry) => entry.name);
  const files = [...inRoot, ...filesUnder(root, folders)].filter((file) => text.test(file));
  const findings = files.flatMap((file) =>
    houseFindings(file, readFileSync(join(root, file), 'utf8')).map(
      ({ rule, line, text: what }) => `${rule} ${file}:${line} ${what}`,
    ),
  );
  if (files.length < floor) findings.push(`house-read-all: ${files.length} files, floor ${floor}`);
  return { read: files.length, findings };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { read, findings } = checkHouse(process.cwd());
  for (const line of findings) console.log(line);
  console.log(`house: ${read} files read, ${findings.length} wrong`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
