import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { usePageTexts } from './page-texts.ts';
import classes from './page.module.css';

type Notify = (text: string) => void;

const Context = createContext<Notify | null>(null);

/** The function that shows a notice at the foot of the page. */
export function useNotice(): Notify {
  const notify = use(Context);
  if (notify === null) throw new Error('useNotice needs a NoticeProvider above it.');
  return notify;
}

/** Holds the notice of the page. It stays until it is closed or replaced. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const { t } = usePageTexts();
  const [text, setText] = useState<string | null>(null);
  const notify = useCallback<Notify>((next) => setText(next), []);
  return (
    <Context value={notify}>
      {children}
      <div className={classes['notices']} role="status">
        {text !== null && (
          <p className={classes['notice']}>
            <span>{text}</span>
            <button type="button" aria-label={t('close')} onClick={() => setText(null)}>
              <IconX size={20} stroke={1.9} aria-hidden />
            </button>
          </p>
        )}
      </div>
    </Context>
  );
}
