import { BarChart, CustomChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import {
  GraphicComponent,
  GridComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
} from 'echarts/components';
import * as echarts from 'echarts/core';
import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';
import { chartTheme } from './chart-theme.ts';

export type { EChartsType };

/** Creates a chart in an element, in our theme for the colour scheme. */
export function startChart(place: HTMLElement, scheme: 'light' | 'dark'): EChartsType {
  register();
  return echarts.init(place, `watershade-${scheme}`, { renderer: 'canvas' });
}

/** Switches a chart to another colour scheme. */
export function dressChart(chart: EChartsType, scheme: 'light' | 'dark'): void {
  chart.setTheme(`watershade-${scheme}`, { silent: true });
}

/**
 * Draws an option once, in a separate chart of the given size in pixels, for a picture.
 *
 * @returns a canvas of `scale` times the size, without a background
 */
export function paintChart(
  option: EChartsCoreOption,
  scheme: 'light' | 'dark',
  size: { width: number; height: number; scale: number },
): HTMLCanvasElement {
  register();
  const { width, height, scale } = size;
  const place = document.createElement('div');
  const chart = echarts.init(place, `watershade-${scheme}`, { renderer: 'canvas', width, height });
  chart.setOption({ ...option, animation: false });
  const canvas = chart.getRenderedCanvas({ pixelRatio: scale });
  chart.dispose();
  return canvas;
}

let isRegistered = false;

function register(): void {
  if (isRegistered) return;
  isRegistered = true;
  echarts.use([
    BarChart,
    CustomChart,
    LineChart,
    PieChart,
    ScatterChart,
    GraphicComponent,
    GridComponent,
    MarkAreaComponent,
    MarkLineComponent,
    TooltipComponent,
    LabelLayout,
    CanvasRenderer,
  ]);
  echarts.registerTheme('watershade-light', chartTheme('light'));
  echarts.registerTheme('watershade-dark', chartTheme('dark'));
}
