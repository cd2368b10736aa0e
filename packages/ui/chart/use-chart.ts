import { useComputedColorScheme } from '@mantine/core';
import { useCallbackRef, useReducedMotion } from '@mantine/hooks';
import type { EChartsCoreOption } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import type { dressChart, EChartsType, paintChart } from './engine.ts';
import { useOnPaper } from '../print/paper.ts';
import { fittedOption, fittingMedia } from './option-media.ts';
import { pictureScale } from '../picture/draw-picture.ts';
import type { PictureBody } from '../picture/picture-parts.ts';

/** A chart in an element. */
export interface ChartHandle {
  /** Ref of the element that holds the chart. */
  place: RefCallback<HTMLElement>;
  /**
   * True after the first drawing; later options are drawn in the same commit as the elements
   * around.
   */
  isDrawn: boolean;
  /** The chart for a picture; null until it is drawn. */
  picture: () => PictureBody | null;
}

/** Size of a chart in a picture, in pixels. */
export interface PictureSize {
  /** Minimum width. */
  readonly least: number;
  /** Maximum height. */
  readonly most: number;
}

/**
 * Milliseconds of a chart transition; none with reduced motion. A change that nobody made here, such
 * as one that arrives by sync, is drawn at once: the frames of several moving charts would delay it.
 */
const motion = 240;

/**
 * Draws an option with ECharts, which is loaded with the first chart; follows size and scheme.
 *
 * @param inPicture size of the chart in a picture, the same on phones and wide screens
 * @param onPick called on a press on a part with its index. Only for pointers: the same action must
 *   be available beside the chart
 */
export function useChart(
  option: EChartsCoreOption | null,
  inPicture: PictureSize,
  onPick?: (index: number) => void,
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
    // Paper has another width, and does not wait for a frame.
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

  // In the same commit, so that a page that is about to be printed has it at once.
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
    const animationDurationUpdate = navigator.userActivation?.isActive === false ? 0 : motion;
    const whole = { ...moving, animationDurationUpdate, ...fitted };
    const [before, now] = [shape.current, shapeOf(whole)];
    // Creating a chart again costs several times as much as updating it.
    const isResized = hasOtherSize(chart);
    chart.setOption(whole, { notMerge: before !== now, lazyUpdate: isResized });
    // If the size has changed with the data, one drawing does both.
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

/** Whether the size of a chart has changed since its last drawing. */
function hasOtherSize(chart: EChartsType): boolean {
  const { clientWidth, clientHeight } = chart.getDom();
  return chart.getWidth() !== clientWidth || chart.getHeight() !== clientHeight;
}

/** The same object until the option or the matching media change. */
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

/** A canvas measures text with the fonts that are loaded when it draws. */
async function typeface(): Promise<void> {
  await document.fonts.load("12px 'Inter Variable'").catch(() => undefined);
}

/**
 * The shape of an option: if it is equal, the later option contains all keys of the earlier one, so
 * a chart may keep its parts and only apply the differences. Lists count as values, except the
 * series, of which each is a separate part.
 */
export function shapeOf(option: EChartsCoreOption): string {
  return JSON.stringify(skeleton(option));
}

function skeleton(value: unknown): unknown {
  if (!isPlain(value)) return 0;
  const keys = Object.keys(value).toSorted();
  return keys.map((key) => [key, key === 'series' ? parts(value[key]) : skeleton(value[key])]);
}

function parts(series: unknown): unknown {
  const list: unknown[] = Array.isArray(series) ? series : [series];
  return list.map((one) => [isPlain(one) ? one['type'] : null, skeleton(one)]);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
