import { useHoldPage } from '../frame/page.tsx';
import type { ChartHandle } from './use-chart.ts';
import classes from './chart-card.module.css';

interface Props {
  chart: ChartHandle;
  /** Least height in pixels; the chart fills what there is. */
  height: number;
  /** The chart in one sentence. */
  label: string;
}

/** Where a chart is drawn; the page is not ready before it is. */
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
