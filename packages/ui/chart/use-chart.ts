import { useComputedColorScheme } from '@mantine/core';
import { useCallbackRef, useReducedMotion } from '@mantine/hooks';
import type { EChartsCoreOption } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import type { dressChart, EChartsType, paintChart } from './engine.ts';
import { useOnPaper } from '../print/paper.ts';
import { fittedOption, fittingMedia } from './option-media.ts';
import { shapeOf } from './option-shape.ts';
import { pictureScale } from '../picture/draw-picture.ts';
import type { PictureBody } from '../picture/picture-parts.ts';

/** A chart in an element. */
export interface ChartHandle {
  /** For the element that holds the chart. */
  place: RefCallback<HTMLElement>;
  /** True once something is drawn; a later option is drawn together with what stands around it. */
  isDrawn: boolean;
  /** The chart for a picture; null until it is drawn. */
  picture: () => PictureBody | null;
}

/** Size of a chart in a picture, in pixels. */
export interface PictureSize {
  /** Least width. */
  readonly least: number;
  /** Greatest height. */
  readonly most: number;
}

/** Milliseconds a change of a chart may take; none where motion is unwanted. */
const motion = 240;

/**
 * Draws an option with ECharts, which is fetched with the first chart; follows size and scheme.
 *
 * @param inPicture size of the chart in a picture: a phone gets the same one as a wide screen
 * @param onPick told of a press on a part: its place among the data. For a pointer alone: whatever it
 *   does, something beside the chart does as well
 */
export function useChart(
  option: EChartsCoreOption | null,
  inPicture: PictureSize,
  onPick?: (place: number) => void,
): ChartHandle {
  const scheme = useComputedColorScheme('light');
  const isOnPaper = useOnPaper();
  const isStill = useReducedMotion();
  const isCalm = isStill || isOnPaper;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [hasDrawn, setHasDrawn] = useState(false);
  const [width, setWidth] = useState(0);
  const shape = useRef('');
  const dress = useRef<typeof dressChart | null>(null);
  const paint = useRef<typeof paintChart | null>(null);
  const dressed = useRef(scheme);
  const current = useRef<EChartsType | null>(null);

  const latestScheme = useCallbackRef(() => scheme);
  useEffect(() => {
    if (element === null) return;
    let made: EChartsType | null = null;
    let isWanted = true;
    void Promise.all([import('./engine.ts'), typeface()]).then(([loaded]) => {
      if (!isWanted) return;
      made = loaded.startChart(element, latestScheme());
      dress.current = loaded.dressChart;
      paint.current = loaded.paintChart;
      dressed.current = latestScheme();
      shape.current = '';
      current.current = made;
      setWidth(element.clientWidth);
      setChart(made);
    });
    const onSize = () => {
      if (made !== null && hasOtherSize(made)) made.resize();
      setWidth(element.clientWidth);
    };
    const watch = new ResizeObserver(onSize);
    watch.observe(element);
    // Paper has another width, and waits for no frame.
    const onPrint = () => {
      onSize();
      made?.getZr().flush();
    };
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
  }, [element, latestScheme]);

  // In the same chart, so that also a page that is about to be printed has it at once.
  useEffect(() => {
    if (chart === null || chart.isDisposed() || dressed.current === scheme) return;
    dress.current?.(chart, scheme);
    dressed.current = scheme;
  }, [chart, scheme]);

  const pick = useCallbackRef((part: { dataIndex?: number }) => {
    if (part.dataIndex !== undefined) onPick?.(part.dataIndex);
  });
  useEffect(() => {
    if (chart === null || chart.isDisposed()) return;
    const onClick = (part: { dataIndex?: number }) => pick(part);
    chart.on('click', onClick);
    return () => {
      if (!chart.isDisposed()) chart.off('click', onClick);
    };
  }, [chart, pick]);

  const fitted = useFitted(option, width);
  useEffect(() => {
    if (chart === null || chart.isDisposed() || fitted === null) return;
    const moving = isCalm ? { animation: false } : { animationDuration: motion };
    const onRendered = () => setHasDrawn(true);
    chart.on('rendered', onRendered);
    const whole = { ...moving, animationDurationUpdate: motion, ...fitted };
    const [before, now] = [shape.current, shapeOf(whole)];
    // A chart that is made anew for other numbers costs several times what its numbers cost.
    const isResized = hasOtherSize(chart);
    chart.setOption(whole, { notMerge: before !== now, lazyUpdate: isResized });
    // Where the room has changed with the numbers, one drawing does for both.
    if (isResized) chart.resize();
    shape.current = now;
    return () => {
      if (!chart.isDisposed()) chart.off('rendered', onRendered);
    };
  }, [chart, fitted, isCalm]);

  const picture = useCallbackRef((): PictureBody | null => {
    const [drawn, draw] = [current.current, paint.current];
    if (drawn === null || draw === null || option === null) return null;
    const room = Math.max(drawn.getWidth(), inPicture.least);
    const height = Math.min(drawn.getHeight(), inPicture.most);
    const fit = fittedOption(option, room);
    const canvas = draw(fit, scheme, { width: room, height, scale: pictureScale });
    return { width: room, height, draw: (pen) => pen.drawImage(canvas, 0, 0, room, height) };
  });
  return { place: setElement, isDrawn: option !== null && hasDrawn, picture };
}

/** Whether the place of a chart has grown or shrunk since it was drawn last. */
function hasOtherSize(chart: EChartsType): boolean {
  const { clientWidth, clientHeight } = chart.getDom();
  return chart.getWidth() !== clientWidth || chart.getHeight() !== clientHeight;
}

/** The same object until the option is another one or other media fit. */
function useFitted(option: EChartsCoreOption | null, width: number): EChartsCoreOption | null {
  const fitting = option === null ? '' : fittingMedia(option, width);
  const [kept, setKept] = useState<Fitted>({ option: null, fitting: '', fitted: null });
  if (kept.option === option && kept.fitting === fitting) return kept.fitted;
  const fitted = option === null ? null : fittedOption(option, width);
  setKept({ option, fitting, fitted });
  return fitted;
}

interface Fitted {
  option: EChartsCoreOption | null;
  fitting: string;
  fitted: EChartsCoreOption | null;
}

/** A canvas measures with the typeface that is there when it draws. */
async function typeface(): Promise<void> {
  await document.fonts.load("12px 'Inter Variable'").catch(() => undefined);
}
