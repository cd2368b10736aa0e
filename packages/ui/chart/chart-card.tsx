import type { EChartsCoreOption } from 'echarts/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChartSkeleton } from '../feedback/skeletons.tsx';
import { useDelayPageReady } from '../frame/page.tsx';
import { FigureCard } from './figure-card.tsx';
import type { FigureCardProps } from './figure-card.tsx';
import { useChart } from './use-chart.ts';
import type { ChartHandle, PictureSize } from './use-chart.ts';
import classes from './chart-card.module.css';

interface Props extends FigureCardProps {
  /** Content of the chart; null while loading or without data. */
  option: EChartsCoreOption | null;
  /** Minimum height of the chart in pixels; it fills its card. */
  height: number;
  /** A higher chart scrolls within this height in pixels. */
  mostHeight?: number;
  /** The chart in one sentence, for screen readers. */
  label: string;
  /** Shown beside the chart: a legend. */
  beside?: ReactNode;
  /** Called on a press on a part of the chart, with its index. */
  onPick?: (index: number) => void;
}

/** A card with a chart, the same data as a table, and both as files. */
export function ChartCard(props: Props) {
  const { option, height, mostHeight = height, label, beside, onPick, ...card } = props;
  const chart = useChart(useStableOption(option), pictureSize(card.picture, height), onPick);
  const place = <ChartPlace chart={chart} height={height} label={label} />;
  return (
    <FigureCard {...card} drawn={chart} isPending={option === null}>
      {option === null ? (
        <ChartSkeleton height={Math.min(height, mostHeight)} />
      ) : (
        <div className={classes['content']}>
          {height > mostHeight ? (
            <div
              className={classes['scroller']}
              style={{ maxHeight: mostHeight }}
              tabIndex={0}
              role="region"
              aria-label={`${card.title}, chart`}
            >
              {place}
            </div>
          ) : (
            place
          )}
          {beside}
        </div>
      )}
    </FigureCard>
  );
}

/** A chart with its legend beside it needs less width; a stretched one is limited. */
function pictureSize(text: FigureCardProps['picture'], height: number): PictureSize {
  return {
    least: text?.legend?.isBeside === true ? 200 : 640,
    most: Math.max(height, 320),
  };
}

/**
 * The same object while the option is equal, so that a chart is not drawn with every render.
 * Functions in it (custom shapes) are only compared by position, as their drawing follows from the
 * data beside them.
 */
function useStableOption(option: EChartsCoreOption | null): EChartsCoreOption | null {
  const text = JSON.stringify(option, (_, value: unknown) =>
    typeof value === 'function' ? 'function' : value,
  );
  const [kept, setKept] = useState({ option, text });
  if (kept.text === text) return kept.option;
  setKept({ option, text });
  return option;
}

interface ChartPlaceProps {
  chart: ChartHandle;
  /** Minimum height in pixels; the chart fills the available space. */
  height: number;
  /** The chart in one sentence. */
  label: string;
}

/** Container of a chart; the page is not ready before it is drawn. */
export function ChartPlace({ chart: { place, isDrawn }, height, label }: ChartPlaceProps) {
  useDelayPageReady(!isDrawn);
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
