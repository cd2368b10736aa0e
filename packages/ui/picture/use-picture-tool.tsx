import { useComputedColorScheme } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconPhoto } from '@tabler/icons-react';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { generatedText } from '#packages/kit';
import { downloadAddress } from '../files/download.ts';
import { useFileName } from '../files/file-name.ts';
import type { CardTool } from '../frame/card-menu.tsx';
import { uiMessages } from '../messages.ts';
import { useZone } from '../time/zone.tsx';
import { showToast } from '../toast/toasts.ts';
import { drawPicture } from './draw-picture.ts';
import type { PictureBody, PictureLegend } from './picture-parts.ts';

/** Texts of a card's picture beside its title. */
export interface PictureText {
  /** What is counted. */
  readonly subtitle?: string | undefined;
  /** What is selected, if that is not the filter of the page. */
  readonly sentence?: string | undefined;
  readonly legend?: PictureLegend | undefined;
}

interface Options extends PictureText {
  title: string;
  /** First part of the file's name: 'hydration-status'. */
  slug: string;
  isDisabled: boolean;
  /** The figure; null if there is none. */
  body: () => PictureBody | null;
}

/**
 * The entry 'Download PNG' of a card's menu. The picture is self-contained: it has the title, the
 * filter, its time and the legend, in the theme of the screen.
 */
export function usePictureTool(options: Options): CardTool {
  const scheme = useComputedColorScheme('light');
  const zone = useZone();
  const fileName = useFileName();
  const ofPage = useContext(SourceContext);
  const save = useCallbackRef(() => {
    const { title, slug, subtitle, sentence = ofPage(), legend, body } = options;
    const drawn = body();
    const words = { title, subtitle, sentence, made: generatedText(Date.now(), zone) };
    const canvas = drawn && drawPicture({ words, legend, body: drawn }, scheme);
    if (canvas === null) {
      showToast({ kind: 'problem', text: uiMessages.genericError });
      return;
    }
    downloadAddress(fileName(slug, 'png'), canvas.toDataURL('image/png'));
  });
  const { isDisabled } = options;
  return useMemo(
    () => ({
      label: 'Download PNG',
      icon: <IconPhoto size={16} />,
      disabled: isDisabled,
      onClick: save,
    }),
    [isDisabled, save],
  );
}

const SourceContext = createContext<() => string | undefined>(() => undefined);

interface PictureSentenceProps {
  /** The filter of the page in one sentence; undefined until known. */
  sentence: string | undefined;
  children: ReactNode;
}

/**
 * Provides the sentence of the filter to the pictures of the cards below. A new sentence does not
 * render the cards again: it is read when a picture is downloaded.
 */
export function PictureSentence({ sentence, children }: PictureSentenceProps) {
  const latest = useCallbackRef(() => sentence);
  const value = useMemo(() => () => latest(), [latest]);
  return <SourceContext value={value}>{children}</SourceContext>;
}
