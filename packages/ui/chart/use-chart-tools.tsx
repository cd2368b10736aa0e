import { useCallbackRef } from '@mantine/hooks';
import { IconChartLine, IconDownload, IconPhoto, IconTable } from '@tabler/icons-react';
import { useMemo } from 'react';
import { csvText } from '#packages/kit';
import type { CardTool } from '../frame/card-menu.tsx';
import { downloadText } from '../files/download.ts';
import { useFileName } from '../files/file-name.ts';
import type { Look } from './look-switch.tsx';
import { savePicture } from './save-picture.ts';
import type { ChartHandle } from './use-chart.ts';

interface Options {
  slug: string;
  look: Look;
  setLook: (look: Look) => void;
  chart: Pick<ChartHandle, 'isDrawn' | 'picture'>;
  table: { columns: readonly string[]; rows: () => string[][] };
}

/** The menu of a chart's card: the other look, and both as files. The same until one is another. */
export function useChartTools(options: Options): CardTool[] {
  const { slug, look, setLook, table } = options;
  const { isDrawn, picture } = options.chart;
  const fileName = useFileName();
  const saveTable = useCallbackRef(() =>
    downloadText(
      fileName(slug, 'csv'),
      'text/csv;charset=utf-8',
      csvText([table.columns, ...table.rows()]),
    ),
  );
  return useMemo(
    () => [
      look === 'chart'
        ? { label: 'Show as table', icon: <IconTable size={16} />, onClick: () => setLook('table') }
        : {
            label: 'Show as chart',
            icon: <IconChartLine size={16} />,
            onClick: () => setLook('chart'),
          },
      {
        label: 'Download PNG',
        icon: <IconPhoto size={16} />,
        disabled: look === 'table' || !isDrawn,
        onClick: () => savePicture(picture, fileName(slug, 'png')),
      },
      { label: 'Download CSV', icon: <IconDownload size={16} />, onClick: saveTable },
    ],
    [slug, look, setLook, isDrawn, picture, saveTable, fileName],
  );
}
