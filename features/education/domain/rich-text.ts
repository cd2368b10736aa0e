import type { RichBlock, RichInline, RichText } from '#education/contract';

/** The words of a text without formatting, a line for each block. */
export function plainText({ content }: RichText): string {
  return content.flatMap(linesOf).join('\n').trim();
}

function linesOf(block: RichBlock): string[] {
  if (block.type === 'bulletList' || block.type === 'orderedList') {
    return block.content.flatMap((item) => item.content.map(({ content }) => wordsOf(content)));
  }
  return [wordsOf(block.content)];
}

function wordsOf(content: readonly RichInline[] = []): string {
  return content.map((part) => (part.type === 'text' ? part.text : ' ')).join('');
}

/** An empty text. */
export const emptyText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

/**
 * A text from lines: `# ` begins a heading, `- ` an item of a list, `1. ` one of a numbered list;
 * `**` around words makes them bold, `_` italic.
 */
export function textOfLines(lines: readonly string[]): RichText {
  const content: RichBlock[] = [];
  for (const line of lines) {
    const [, number, bullet] = /^(?:(\d+\. )|(- ))/.exec(line) ?? [];
    if (line.startsWith('# ')) {
      content.push({ type: 'heading', attrs: { level: 3 }, content: inlineOf(line.slice(2)) });
    } else if (number !== undefined || bullet !== undefined) {
      const type = number === undefined ? 'bulletList' : 'orderedList';
      addItem(content, type, line.slice((number ?? bullet ?? '').length));
    } else content.push({ type: 'paragraph', content: inlineOf(line) });
  }
  return { type: 'doc', content };
}

function addItem(content: RichBlock[], type: 'bulletList' | 'orderedList', text: string): void {
  const item = {
    type: 'listItem' as const,
    content: [{ type: 'paragraph' as const, content: inlineOf(text) }],
  };
  const last = content.at(-1);
  if (last?.type === type) last.content.push(item);
  else content.push({ type, content: [item] });
}

function inlineOf(text: string): RichInline[] {
  return text
    .split(/(\*\*[^*]+\*\*|_[^_]+_)/)
    .filter((part) => part !== '')
    .map((part): RichInline => {
      if (part.startsWith('**')) {
        return { type: 'text', text: part.slice(2, -2), marks: [{ type: 'bold' }] };
      }
      if (part.startsWith('_')) {
        return { type: 'text', text: part.slice(1, -1), marks: [{ type: 'italic' }] };
      }
      return { type: 'text', text: part };
    });
}
