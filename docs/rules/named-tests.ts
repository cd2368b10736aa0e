import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder } from '../../tooling/files/source-files.mjs';

const root = join(import.meta.dirname, '../..');
const isTestFile = (path: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(path);

/** A requirement in the title of a test, as in `[TAG-22, TAG-23] …`. */
export interface NamedRequirement {
  readonly id: string;
  /** `path › title of the test`, with the title as typed but without the ids. */
  readonly test: string;
}

/** Every requirement in the title of a test of the repository, in the order of the files. */
export function namedRequirements(): NamedRequirement[] {
  const files: string[] = filesUnder(root, ['apps', 'docs', 'features', 'journeys', 'packages']);
  return files.filter(isTestFile).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (!/['"`]\[[A-Z]+-\d/.test(text)) return [];
    return [...titlesIn(path, text)].flatMap((title) => {
      const { ids, rest } = requirementsOf(title);
      // U-97 is a decision of the client, not a requirement.
      const requirements = ids.filter((id) => !id.startsWith('U-'));
      return requirements.map((id) => ({ id, test: `${path} › ${rest}` }));
    });
  });
}

/**
 * The problem of a reference `path › title of the test`: the file or a test of that title is
 * missing; null if it is correct. The title is as typed in the file, including `%s`, without the
 * ids of requirements.
 */
export function referenceProblem(reference: string): string | null {
  const [path = '', title, ...more] = reference.split(' › ');
  if (title === undefined || more.length > 0) return `${reference}: not of the form path › title`;
  if (!isTestFile(path) || !existsSync(join(root, path))) return `${path}: no such test file`;
  const titles = [...titlesIn(path, readFileSync(join(root, path), 'utf8'))];
  const isThere = titles.some((typed) => requirementsOf(typed).rest === title);
  return isThere ? null : `${path}: no test '${title}'`;
}

function requirementsOf(title: string): { ids: string[]; rest: string } {
  const found = /^\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\] /.exec(title);
  if (found === null) return { ids: [], rest: title };
  return { ids: (found[1] ?? '').split(', '), rest: title.slice(found[0].length) };
}

const known = new Map<string, ReadonlySet<string>>();

/** The titles of all tests of a file, as typed. */
function titlesIn(path: string, text: string): ReadonlySet<string> {
  const found = known.get(path);
  if (found) return found;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.add(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  known.set(path, titles);
  return titles;
}

/** `test(…)`, `it(…)`, and the second call of `test.each(…)(…)`. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'test' || called.text === 'it';
  if (ts.isCallExpression(called)) return isTest(called.expression);
  return ts.isPropertyAccessExpression(called) && isTest(called.expression);
}
