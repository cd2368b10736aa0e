import type { EChartsCoreOption } from 'echarts/core';
import type { ReactNode } from 'react';
import { ChartSkeleton } from '../feedback/skeletons.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { Card } from '../frame/card.tsx';
import { useRemembered } from '../remembered.ts';
import { ChartPlace } from './chart-place.tsx';
import { LookSwitch } from './look-switch.tsx';
import type { Look } from './look-switch.tsx';
import { PlainTable } from './plain-table.tsx';
import { useStableOption } from './stable-option.ts';
import { useChart } from './use-chart.ts';
import { useChartTools } from './use-chart-tools.tsx';
import classes from './chart-card.module.css';

interface Props {
  title: string;
  /** Names the choice and the files: 'hydration-status'. */
  slug: string;
  help?: ReactNode;
  subtitle?: ReactNode;
  /** What is drawn; null while the data is on its way or there is none. */
  option: EChartsCoreOption | null;
  /** Least height of the chart in pixels; it fills its card. */
  height: number;
  /** The chart in one sentence, for those who do not see it. */
  label: string;
  /** Everything the chart shows, as a table; also its file. The rows are made when one of them is. */
  table: { columns: readonly string[]; rows: () => string[][] };
  /** Stands beside the chart: a legend. */
  beside?: ReactNode;
  /** Left of the switch: a legend in a line. */
  legend?: ReactNode;
  /** Stands in place of the chart where there is nothing to draw. */
  empty?: ReactNode;
  footer?: ReactNode;
  error: unknown;
  onRetry: () => void;
}

/** A card with a chart, the same as a table, and both as files. */
export function ChartCard(props: Props) {
  const { title, slug, option, table, empty, error, onRetry, height, label, beside } = props;
  const [look, setLook] = useRemembered<Look>(`chart:${slug}`, 'chart');
  const chart = useChart(useStableOption(option));
  const isShown = (error === null || error === undefined) && empty === undefined;
  const tools = useChartTools({ slug, look, setLook, chart, table });
  return (
    <Card
      title={title}
      help={props.help}
      // Its line is kept while the words are on their way, so that nothing jumps.
      subtitle={props.subtitle ?? '\u00a0'}
      footer={props.footer}
      tools={isShown ? tools : undefined}
      className={classes['card']}
      aside={
        isShown && (
          <span className={classes['aside']}>
            {look === 'chart' && props.legend}
            <LookSwitch title={title} look={look} onChange={setLook} />
          </span>
        )
      }
    >
      {error !== null && error !== undefined ? (
        <ErrorState onRetry={onRetry} />
      ) : empty !== undefined ? (
        empty
      ) : look === 'table' ? (
        <PlainTable data={{ ...table, rows: table.rows() }} label={title} />
      ) : option === null ? (
        <ChartSkeleton height={height} />
      ) : (
        <div className={classes['content']}>
          <ChartPlace chart={chart} height={height} label={label} />
          {beside}
        </div>
      )}
    </Card>
  );
}
