import { useHoldPage } from '../frame/page.tsx';
import type { ChartHandle } from './use-chart.ts';
import classes from './chart-card.module.css';

interface Props {
  chart: ChartHandle;
  /** Minimum height in pixels; the chart fills the available space. */
  height: number;
  /** The chart in one sentence. */
  label: string;
}

/** Container of a chart; the page is not ready before it is drawn. */
export function ChartPlace({ chart: { place, isDrawn }, height, label }: Props) {
  useHoldPage(!isDrawn);
  return (
    <div
      className={classes['place']}
      style={{ minHeight: height }}
      role="img"
      aria-label={label}
      data-drawn={isDrawn}
    >
      <div ref={place} className={classes['canvas']} />
    </div>
  );
}
