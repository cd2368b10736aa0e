import type { Plugin } from 'vite';

/** What the page never reads of an endpoint: the server validates, and describes the call. */
const onlyServer = new Set([
  ...['params', 'query', 'body', 'data', 'extraFields'],
  ...['aliases', 'summary', 'errors', 'answerHeaders'],
]);

/**
 * Leaves out of the page what only the server needs of endpoints: their schemas, which no call
 * reads, and their description. With zod it would be an eighth of what the sign-in loads.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    transform: {
      filter: { id: /\/contract\/[^?]+\.ts$/, code: 'endpoint(' },
      handler(code) {
        // As long as before, so that the source map stays true.
        return { code: blanked(code, unneeded(this.parse(code))), map: null };
      },
    },
  };
}

/** A node of a syntax tree; which other fields it has depends on its type. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** These properties of endpoints, and the constants of the file that nothing else refers to. */
function unneeded(file: unknown): Node[] {
  if (!isNode(file)) return [];
  const found = new Set(serverParts(file));
  // A contract only declares, so nothing is lost with a constant that is not read.
  const constants = nodesIn(file['body']).filter(({ type }) => type === 'VariableDeclaration');
  for (let size = -1; size < found.size;) {
    size = found.size;
    for (const constant of constants) {
      const names = nodesIn(constant['declarations']).map(({ id }) => nameOf(id));
      const others = namesIn(file, new Set([...found, constant]));
      if (names.every((name) => name !== '' && !others.has(name))) found.add(constant);
    }
  }
  return [...found];
}

function serverParts(node: Node): Node[] {
  const { type, callee, arguments: given } = node;
  if (type !== 'CallExpression' || nameOf(callee) !== 'endpoint') {
    return childrenOf(node).flatMap(serverParts);
  }
  const [declaration] = nodesIn(given);
  return nodesIn(declaration?.['properties']).filter(({ key }) => onlyServer.has(nameOf(key)));
}

/** All names in a node, without those in some parts of it. */
function namesIn(node: Node, without: ReadonlySet<Node>): Set<string> {
  if (without.has(node)) return new Set();
  const inside = childrenOf(node).flatMap((child) => [...namesIn(child, without)]);
  return new Set([nameOf(node), ...inside]);
}

/** The code with blanks for these places, each with the comma after it. */
function blanked(code: string, places: readonly Node[]): string {
  let text = code;
  for (const { start, end } of places) {
    const after = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
    const blank = code.slice(start, after).replace(/[^\n]/g, ' ');
    text = text.slice(0, start) + blank + text.slice(after);
  }
  return text;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => nodesIn([value].flat()));
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nameOf(value: unknown): string {
  return isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';
}
