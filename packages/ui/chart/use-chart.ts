import type { ECharts, EChartsCoreOption } from 'echarts/core';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A chart on a place of the page. */
export interface ChartHandle {
  /** Where the chart is drawn. */
  place: React.RefObject<HTMLDivElement | null>;
  /** True once it has been drawn. */
  isDrawn: boolean;
  /** The drawing as PNG at scale 2, as a data address; null before it is drawn. */
  toPng: (background: string) => string | null;
}

/** Draws an option of ECharts and keeps it in the size of its place. */
export function useChart(option: EChartsCoreOption): ChartHandle {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<ECharts | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const latest = useRef(option);

  useEffect(() => {
    latest.current = option;
    chart.current?.setOption(option, { notMerge: true });
  }, [option]);

  useEffect(() => {
    let gone = false;
    let sizes: ResizeObserver | undefined;
    const draw = async () => {
      // A large library: fetched with the first chart, not with the page.
      const { initChart } = await import('./echarts-parts.ts');
      const element = place.current;
      if (gone || element === null) return;
      const made = initChart(element, null, { renderer: 'canvas' });
      made.setOption(latest.current);
      chart.current = made;
      sizes = new ResizeObserver(() => made.resize());
      sizes.observe(element);
      setIsDrawn(true);
    };
    void draw();
    const forPrint = () => chart.current?.resize();
    window.addEventListener('beforeprint', forPrint);
    return () => {
      gone = true;
      sizes?.disconnect();
      window.removeEventListener('beforeprint', forPrint);
      chart.current?.dispose();
      chart.current = null;
    };
  }, []);

  const toPng = useCallback(
    (background: string) =>
      chart.current?.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: background }) ??
      null,
    [],
  );
  return { place, isDrawn, toPng };
}
