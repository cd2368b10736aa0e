import type { EChartsCoreOption } from 'echarts/core';
import { useImperativeHandle } from 'react';
import type { Ref } from 'react';
import { useChart } from './use-chart.ts';

/** What the frame of a chart may ask of it. */
export interface ChartPicture {
  toPng: (background: string) => string | null;
}

interface Props {
  option: EChartsCoreOption;
  /** Pixels. */
  height: number;
  /** What a screen reader says in place of the drawing. */
  label: string;
  ref?: Ref<ChartPicture>;
}

/** A drawing with its words for those who do not see it. */
export function Chart({ option, height, label, ref }: Props) {
  const { place, isDrawn, toPng } = useChart(option);
  useImperativeHandle(ref, () => ({ toPng }), [toPng]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      data-drawn={isDrawn}
      style={{ width: '100%', minHeight: height, flex: '1 1 auto' }}
    />
  );
}
