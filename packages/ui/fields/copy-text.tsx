import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { uiMessages } from '../messages.ts';
import classes from './copy-text.module.css';

interface Props {
  /** Label of the text for screen readers. */
  label: string;
  text: string;
}

/** Milliseconds that the button confirms copying. */
const confirmedFor = 2000;

/** A text to copy, with a button that confirms it. */
export function CopyText({ label, text }: Props) {
  const id = useId();
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), confirmedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((count) => count + 1);
    } catch {
      // On plain http there is no clipboard API; a selected text can be copied by hand.
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
    }
  }

  const isCopied = copied > 0;
  const Sign = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes['copy']} role="group" aria-labelledby={id}>
      <span id={id} className={classes['label']}>
        {label}
      </span>
      <code ref={shown} className={classes['text']}>
        {text}
      </code>
      <Button
        variant="default"
        leftSection={<Sign size={16} stroke={1.9} />}
        onClick={() => void copy()}
      >
        {isCopied ? uiMessages.copied : uiMessages.copy}
      </Button>
      <span role="status" className="ws-only-heard">
        {isCopied ? uiMessages.copied : ''}
      </span>
    </div>
  );
}
