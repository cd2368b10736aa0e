import { httpsLink } from '#education/contract';
import type { RichBlock, RichInline, RichText } from '#education/contract';

interface Node {
  type?: unknown;
  text?: unknown;
  attrs?: unknown;
  marks?: unknown;
  content?: unknown;
}

/**
 * The document of an editor with only what is stored: nodes, marks and attributes that are not
 * known are left out, their words stay.
 */
export function restrictText(document: unknown): RichText {
  const content = childrenOf(document).flatMap(blocksOf);
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

function blocksOf(node: Node): RichBlock[] {
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', attrs: { level: 3 }, ...wordsOf(node) }];
    case 'bulletList':
    case 'orderedList': {
      const items = childrenOf(node).flatMap(itemsOf);
      return items.length === 0 ? [] : [{ type: node.type, content: items }];
    }
    default:
      return [paragraphOf(node)];
  }
}

type Item = { type: 'listItem'; content: ReturnType<typeof paragraphOf>[] };

/** The item of a list; items of lists in it follow as items of the same list. */
function itemsOf(node: Node): Item[] {
  const parts = childrenOf(node);
  const isList = ({ type }: Node) => type === 'bulletList' || type === 'orderedList';
  const content = parts.filter((part) => !isList(part)).map(paragraphOf);
  const below = parts.filter(isList).flatMap((list) => childrenOf(list).flatMap(itemsOf));
  return [...(content.length === 0 ? [] : [{ type: 'listItem' as const, content }]), ...below];
}

function paragraphOf(node: Node) {
  return { type: 'paragraph' as const, ...wordsOf(node) };
}

function wordsOf(node: Node): { content?: RichInline[] } {
  const content = childrenOf(node).flatMap(inlineOf);
  return content.length === 0 ? {} : { content };
}

function inlineOf(node: Node): RichInline[] {
  if (node.type === 'hardBreak') return [{ type: 'hardBreak' }];
  if (typeof node.text !== 'string') return childrenOf(node).flatMap(inlineOf);
  if (node.text === '') return [];
  const marks = listOf(node.marks).flatMap(markOf);
  return [{ type: 'text', text: node.text, ...(marks.length > 0 && { marks }) }];
}

type Mark = NonNullable<Extract<RichInline, { type: 'text' }>['marks']>[number];

function markOf({ type, attrs }: Node): Mark[] {
  if (type === 'bold' || type === 'italic') return [{ type }];
  if (type !== 'link') return [];
  const href = httpsLink.safeParse((attrs as { href?: unknown } | undefined)?.href);
  return href.success ? [{ type, attrs: { href: href.data } }] : [];
}

function childrenOf(node: unknown): Node[] {
  return listOf((node as Node | null | undefined)?.content);
}

function listOf(value: unknown): Node[] {
  const isNode = (each: unknown): each is Node => typeof each === 'object' && each !== null;
  return Array.isArray(value) ? (value as unknown[]).filter(isNode) : [];
}
