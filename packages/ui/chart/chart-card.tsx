import type { EChartsCoreOption } from 'echarts/core';
import { IconCsv, IconPhoto, IconTable, IconChartLine } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { ChartSkeleton } from '../feedback/skeletons.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { csvText } from '../files/csv.ts';
import { download } from '../files/download.ts';
import { Card } from '../frame/card.tsx';
import { useRemembered } from '../remembered.ts';
import { Chart } from './chart.tsx';
import type { ChartPicture } from './chart.tsx';
import classes from './chart-card.module.css';

/** The numbers behind a drawing. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface Props {
  title: string;
  /** Name of the downloaded files and of the remembered view. */
  slug: string;
  help?: string;
  subtitle?: ReactNode;
  /** null while there is nothing to draw. */
  option: EChartsCoreOption | null;
  /** Least height of the drawing in pixels. */
  height: number;
  label: string;
  table: ChartTable;
  /** Stands beside the drawing, as a legend does. */
  beside?: ReactNode;
  /** Stands in place of the drawing where there is nothing to draw. */
  empty?: ReactNode;
  aside?: ReactNode;
  footer?: ReactNode;
  error?: unknown;
  onRetry?: () => void;
}

/** A card with a drawing, its numbers as a table, and both as files. */
export function ChartCard(props: Props) {
  const { title, slug, help, subtitle, option, table, empty, error, onRetry, aside, footer } =
    props;
  const [view, setView] = useRemembered<'chart' | 'table'>(`chart:${slug}`, 'chart');
  const picture = useRef<ChartPicture>(null);
  const asTable = view === 'table';
  const savePng = () => {
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ws-surface');
    const png = picture.current?.toPng(ground.trim() || '#ffffff');
    if (png !== undefined && png !== null) download(`${slug}.png`, png);
  };
  const tools = [
    {
      label: asTable ? 'Show as chart' : 'Show as table',
      icon: asTable ? <IconChartLine size={16} /> : <IconTable size={16} />,
      onClick: () => setView(asTable ? 'chart' : 'table'),
    },
    {
      label: 'Download PNG',
      icon: <IconPhoto size={16} />,
      onClick: savePng,
      disabled: asTable || option === null,
    },
    {
      label: 'Download CSV',
      icon: <IconCsv size={16} />,
      onClick: () => download(`${slug}.csv`, csvText([table.columns, ...table.rows])),
      disabled: table.rows.length === 0,
    },
  ];
  return (
    <Card
      title={title}
      {...(help !== undefined && { help })}
      {...(aside !== undefined && { aside })}
      {...(footer !== undefined && { footer })}
      subtitle={subtitle ?? ' '}
      tools={tools}
    >
      {error !== null && error !== undefined ? (
        <ErrorState onRetry={onRetry} />
      ) : (
        (empty ?? <Content {...props} asTable={asTable} picture={picture} />)
      )}
    </Card>
  );
}

interface ContentProps extends Props {
  asTable: boolean;
  picture: React.RefObject<ChartPicture | null>;
}

function Content({ option, height, label, beside, table, title, asTable, picture }: ContentProps) {
  if (asTable) return <NumbersTable title={title} table={table} />;
  const drawing =
    option === null ? (
      <ChartSkeleton height={height} />
    ) : (
      <Chart ref={picture} option={option} height={height} label={label} />
    );
  const side = beside === undefined ? '' : (classes['beside'] ?? '');
  return (
    <div className={`${classes['body'] ?? ''} ${side}`}>
      <div className={classes['drawing']}>{drawing}</div>
      {beside}
    </div>
  );
}

function NumbersTable({ title, table }: { title: string; table: ChartTable }) {
  return (
    // Scrolls inside its card, so it must be reached by the keyboard.
    <div className={classes['frame']} tabIndex={0} role="region" aria-label={`${title}, numbers`}>
      <table className={classes['table']} aria-label={title}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
