import type { ReactNode } from 'react';
import type { RichBlock, RichInline, RichText } from '#education/contract';
import classes from './rich.module.css';

/**
 * Shows a text of a section. It is built from elements and never from HTML, so a text cannot
 * contain a script.
 */
export function RichView({ text: { content } }: { text: RichText }) {
  // Blocks have no ids, and a shown text does not change its order.
  return <div className={classes['text']}>{content.map(blockOf)}</div>;
}

function blockOf(block: RichBlock, at: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={at}>{wordsOf(block.content)}</p>;
    case 'heading':
      return <h3 key={at}>{wordsOf(block.content)}</h3>;
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List key={at}>
          {block.content.map((item, nth) => (
            <li key={nth}>
              {item.content.map(({ content }, place) => (
                <p key={place}>{wordsOf(content)}</p>
              ))}
            </li>
          ))}
        </List>
      );
    }
  }
}

function wordsOf(content: readonly RichInline[] = []): ReactNode {
  return content.map((part, at) =>
    part.type === 'hardBreak' ? <br key={at} /> : <span key={at}>{marked(part)}</span>,
  );
}

function marked({ text, marks = [] }: Extract<RichInline, { type: 'text' }>): ReactNode {
  return marks.reduce<ReactNode>((inner, mark) => {
    if (mark.type === 'bold') return <strong>{inner}</strong>;
    if (mark.type === 'italic') return <em>{inner}</em>;
    return (
      <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
        {inner}
      </a>
    );
  }, text);
}
