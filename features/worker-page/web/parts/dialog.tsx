import { createContext, use, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page: the browser keeps the focus in it, Escape closes it, and then the focus is
 * where it was before.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const place = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = place.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => {
      // The dialog is taken out of the page and not closed, so the browser does not do this.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={place}
      className={classes['dialog']}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** A question before an action. */
export interface Question {
  title: string;
  text: string;
  action: string;
  /** Label of the other button. */
  stay?: string;
  isDestructive?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const Context = createContext<Ask | null>(null);

/** The function that asks for a confirmation. */
export function useQuestion(): Ask {
  const ask = use(Context);
  if (ask === null) throw new Error('useQuestion needs a QuestionProvider above it.');
  return ask;
}

interface Asked {
  question: Question;
  answer: (isConfirmed: boolean) => void;
}

/** Holds the confirmation dialog of the page. */
export function QuestionProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { t } = usePageTexts();
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked((before) => {
          before?.answer(false);
          return { question, answer };
        });
      }),
    [],
  );
  const close = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setAsked(null);
  };
  return (
    <Context value={ask}>
      {children}
      {asked !== null && (
        <Dialog title={asked.question.title} onClose={() => close(false)}>
          <p>{asked.question.text}</p>
          <div className={classes['answers']}>
            <button
              type="button"
              className="ws-button"
              data-kind={asked.question.isDestructive === true ? 'danger' : undefined}
              onClick={() => close(true)}
            >
              {asked.question.action}
            </button>
            <button
              type="button"
              className="ws-button"
              data-kind="default"
              onClick={() => close(false)}
            >
              {asked.question.stay ?? t('cancel')}
            </button>
          </div>
        </Dialog>
      )}
    </Context>
  );
}
