import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder } from '../../tooling/files/source-files.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Folders with the texts of a feature; a name of the list that is not a feature has its own folder.
 */
const folders: Record<string, string> = {
  ui: 'packages/ui',
  http: 'packages/http',
  sync: 'packages/sync',
  kit: 'packages/kit',
  app: 'apps/web',
};

/**
 * Every complete text in the code of a feature, without tests: literals, templates with each
 * placeholder as `{}`, and the texts between the tags of a screen.
 */
export function textsOf(feature: string): ReadonlySet<string> {
  const known = read.get(feature);
  if (known) return known;
  const folder = folders[feature] ?? `features/${feature}`;
  const files: string[] = filesUnder(root, [folder]).filter(
    (file: string) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.tsx?$/.test(file),
  );
  const texts = new Set(files.flatMap((file) => textsIn(join(root, file))));
  read.set(feature, texts);
  return texts;
}

/** A text of the list with each of its placeholders, `{name}`, as `{}`. */
export function withPlaces(text: string): string {
  return text.replace(/\{\w+\}/g, '{}');
}

const read = new Map<string, ReadonlySet<string>>();

function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isJsxText(node)) found.push(node.text.trim().replace(/\s+/g, ' '));
    else if (ts.isTemplateExpression(node)) {
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(textOf).join('{}'),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf({ text }: { text: string }): string {
  return text;
}
