import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));

/** Writes the tables of a run between its marks in docs/benchmarks.md. */
export function writeSection(name: string, text: string): void {
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), name, text));
}

/** A document with another text between the marks of a section; throws without such marks. */
export function withSection(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no section ${name}.`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
