import type { ReactNode } from 'react';
import classes from './sentence-part.module.css';

/** A part of a sentence about a page's content; a press on it opens its editor. */
export function SentencePart({ onEdit, children }: { onEdit: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes['part']} onClick={onEdit}>
      {children}
    </button>
  );
}
