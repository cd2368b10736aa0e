import { useCallbackRef } from '@mantine/hooks';
import { IconChartLine, IconDownload, IconTable } from '@tabler/icons-react';
import { useMemo } from 'react';
import { csvText } from '#packages/kit';
import type { CardTool } from '../frame/card-menu.tsx';
import { downloadText } from '../files/download.ts';
import { useFileName } from '../files/file-name.ts';
import type { Look } from './look-switch.tsx';
import { usePictureTool } from '../picture/use-picture-tool.tsx';
import type { PictureText } from '../picture/use-picture-tool.tsx';
import type { ChartHandle } from './use-chart.ts';

interface Options extends PictureText {
  title: string;
  slug: string;
  look: Look;
  setLook: (look: Look) => void;
  chart: Pick<ChartHandle, 'isDrawn' | 'picture'>;
  table: { columns: readonly string[]; rows: () => string[][] };
}

/** Menu entries of a chart's card: the other view, and both as files. Stable until one changes. */
export function useChartTools(options: Options): CardTool[] {
  const { title, slug, look, setLook, table, chart, subtitle, sentence, legend } = options;
  const png = usePictureTool({
    ...{ title, slug, subtitle, sentence, legend },
    isDisabled: look === 'table' || !chart.isDrawn,
    body: chart.picture,
  });
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
      png,
      { label: 'Download CSV', icon: <IconDownload size={16} />, onClick: saveTable },
    ],
    [look, setLook, png, saveTable],
  );
}
