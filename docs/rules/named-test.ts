import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/**
 * What is wrong with a reference `path › name of the test`: the file is not there, or has no test of
 * that name; null where it holds. The name is as typed in the file, `%s` and all.
 */
export function referenceProblem(reference: string): string | null {
  const [path = '', name, ...more] = reference.split(' › ');
  if (name === undefined || more.length > 0) return `${reference}: not of the form path › name`;
  if (!/\.(?:test|e2e)\.tsx?$/.test(path) || !existsSync(join(root, path))) {
    return `${path}: no such test file`;
  }
  return namesIn(path).has(name) ? null : `${path}: no test '${name}'`;
}

const known = new Map<string, ReadonlySet<string>>();

/** The names of all tests of a file, as typed. */
function namesIn(path: string): ReadonlySet<string> {
  const found = known.get(path);
  if (found) return found;
  const text = readFileSync(join(root, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [name] = node.arguments;
      if (name !== undefined && ts.isStringLiteralLike(name)) names.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  known.set(path, names);
  return names;
}

/** `test(…)`, `it(…)`, and the second call of `test.each(…)(…)`. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'test' || called.text === 'it';
  if (ts.isCallExpression(called)) return isTest(called.expression);
  return ts.isPropertyAccessExpression(called) && isTest(called.expression);
}
