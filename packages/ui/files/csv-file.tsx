import { IconDownload } from '@tabler/icons-react';
import { useCallback } from 'react';
import { csvText } from '#packages/kit';
import type { CardTool } from '../frame/card-menu.tsx';
import { downloadText } from './download.ts';
import { useFileName } from './file-name.ts';

/** Saves rows as a CSV file, named by words and today's date. */
export function useSaveCsv() {
  const fileName = useFileName();
  return useCallback(
    (words: string, rows: readonly (readonly string[])[]) =>
      downloadText(fileName(words, 'csv'), 'text/csv;charset=utf-8', csvText(rows)),
    [fileName],
  );
}

/** The entry of a card's menu that saves a CSV file. */
export function csvTool(onClick: () => void, disabled = false): CardTool {
  return { label: 'Download CSV', icon: <IconDownload size={16} />, disabled, onClick };
}
