import { useComputedColorScheme } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { EChartsCoreOption } from 'echarts/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import type { EChartsType } from './engine.ts';

/** A chart in an element. */
export interface ChartHandle {
  /** For the element that holds the chart. */
  place: RefCallback<HTMLElement>;
  /** True once something is drawn; a later option is drawn together with what stands around it. */
  isDrawn: boolean;
  /** The chart as a picture at twice its size; null until it is drawn. */
  picture: (background: string) => string | null;
}

/** Milliseconds a change of a chart may take; none where motion is unwanted. */
const motion = 240;

/** Draws an option with ECharts, which is fetched with the first chart; follows size and scheme. */
export function useChart(option: EChartsCoreOption | null): ChartHandle {
  const scheme = useComputedColorScheme('light');
  const isCalm = useReducedMotion();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [hasDrawn, setHasDrawn] = useState(false);
  const current = useRef<EChartsType | null>(null);

  useEffect(() => {
    if (element === null) return;
    let made: EChartsType | null = null;
    let isWanted = true;
    void Promise.all([import('./engine.ts'), typeface()]).then(([{ startChart }]) => {
      if (!isWanted) return;
      made = startChart(element, scheme);
      current.current = made;
      setChart(made);
    });
    const watch = new ResizeObserver(() => made?.resize());
    watch.observe(element);
    const onPrint = () => made?.resize();
    window.addEventListener('beforeprint', onPrint);
    return () => {
      isWanted = false;
      watch.disconnect();
      window.removeEventListener('beforeprint', onPrint);
      made?.dispose();
      current.current = null;
      setChart(null);
      setHasDrawn(false);
    };
  }, [element, scheme]);

  useEffect(() => {
    if (chart === null || chart.isDisposed() || option === null) return;
    const moving = isCalm ? { animation: false } : { animationDuration: motion };
    const onRendered = () => setHasDrawn(true);
    chart.on('rendered', onRendered);
    chart.setOption({ ...moving, animationDurationUpdate: motion, ...option }, { notMerge: true });
    return () => {
      if (!chart.isDisposed()) chart.off('rendered', onRendered);
    };
  }, [chart, option, isCalm]);

  const picture = useCallback(
    (background: string) =>
      current.current?.getDataURL({ pixelRatio: 2, backgroundColor: background }) ?? null,
    [],
  );
  return { place: setElement, isDrawn: option !== null && hasDrawn, picture };
}

/** A canvas measures with the typeface that is there when it draws. */
async function typeface(): Promise<void> {
  await document.fonts.load("12px 'Inter Variable'").catch(() => undefined);
}
