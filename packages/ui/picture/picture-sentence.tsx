import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useCallbackRef } from '@mantine/hooks';

const SourceContext = createContext<() => string | undefined>(() => undefined);

interface Props {
  /** The filter of the page in one sentence; undefined until known. */
  sentence: string | undefined;
  children: ReactNode;
}

/**
 * Provides the sentence of the filter to the pictures of the cards below. A new sentence does not
 * render the cards again: it is read when a picture is downloaded.
 */
export function PictureSentence({ sentence, children }: Props) {
  const latest = useCallbackRef(() => sentence);
  const value = useMemo(() => () => latest(), [latest]);
  return <SourceContext value={value}>{children}</SourceContext>;
}

/** Reads the sentence of the page's filter. */
export function usePictureSentence(): () => string | undefined {
  return useContext(SourceContext);
}
