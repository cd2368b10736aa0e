import type { Plugin } from 'vite';

/** What the page never reads of an endpoint: the server validates, and describes the call. */
const onlyServer = new Set([
  ...['params', 'query', 'body', 'data', 'extraFields'],
  ...['aliases', 'summary', 'errors', 'answerHeaders'],
]);

/**
 * Leaves out of the page what only the server needs of endpoints: their schemas, which no call
 * reads, and their description. Zod would be a tenth of what the sign-in loads.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    transform: {
      filter: { id: /\/contract\/[^?]+\.ts$/, code: 'endpoint(' },
      handler(code) {
        // As long as before, so that the source map stays true.
        return { code: blanked(code, unwanted(this.parse(code))), map: null };
      },
    },
  };
}

/** Part of a syntax tree; which other fields it has depends on its type. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** These properties in the calls of `endpoint`. */
function unwanted(tree: unknown): Node[] {
  if (!isNode(tree)) return [];
  const { type, callee, arguments: given } = tree;
  if (type !== 'CallExpression' || nameOf(callee) !== 'endpoint') {
    return Object.values(tree).flat().flatMap(unwanted);
  }
  const [declaration] = nodesOf(given);
  return nodesOf(declaration?.['properties']).filter(({ key }) => onlyServer.has(nameOf(key)));
}

/** The code with blanks for these places and the comma after each. */
function blanked(code: string, places: readonly Node[]): string {
  let text = code;
  for (const { start, end } of places) {
    const after = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
    const blank = code.slice(start, after).replace(/[^\n]/g, ' ');
    text = text.slice(0, start) + blank + text.slice(after);
  }
  return text;
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nameOf(value: unknown): string {
  return isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';
}
