import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useCallbackRef } from '@mantine/hooks';

const SourceContext = createContext<() => string | undefined>(() => undefined);

interface Props {
  /** What the filter of the page selects, in one sentence; undefined until that is known. */
  sentence: string | undefined;
  children: ReactNode;
}

/**
 * Gives the cards below the sentence of the filter for their pictures. A new sentence does not render
 * the cards again: they ask for it when somebody downloads a picture.
 */
export function PictureSentence({ sentence, children }: Props) {
  const latest = useCallbackRef(() => sentence);
  const value = useMemo(() => () => latest(), [latest]);
  return <SourceContext value={value}>{children}</SourceContext>;
}

/** Asks for the sentence of the page's filter. */
export function usePictureSentence(): () => string | undefined {
  return useContext(SourceContext);
}
