import type { EChartsCoreOption } from 'echarts/core';
import { hydrationStatuses } from '#hydration/domain';
import { countText } from '#packages/kit';
import { glyphMark } from '../hydration-palette.ts';
import { bare } from './axes.ts';
import { barTooltip } from './chart-tooltip.ts';
import type { ChartColors } from './history-drawing.ts';
import { insidePart, statusLines, statusSeries, sumOf } from './status-parts.ts';

/** The people of a label in the chart. */
export interface DrawnTag {
  name: string;
  /** Per status, as in `hydrationStatuses`. */
  counts: readonly number[];
}

export interface TagsLook {
  /** Shows the share in each part with enough room. */
  isPercentage: boolean;
  /** Shows the number of people in each part with enough room, before its share. */
  hasCounts: boolean;
  /** Kind of the rows: 'Job'. */
  kind: string;
}

const rowHeight = 34;
const [headHeight, nameRoom, numbersRoom] = [26, 112, 106];
/** From this share of moderate and severe the text has the danger colour. */
const noticedShare = 0.2;

/** Height of the chart in pixels for a number of labels. */
export function tagsHeight(tags: number): number {
  return headHeight + Math.max(1, tags) * rowHeight;
}

/** Share of people who are moderately or severely dehydrated; null if nobody was tested. */
export function dryShare(counts: readonly number[]): number | null {
  const tested = sumOf(counts);
  return tested === 0 ? null : sumOf(counts.slice(2)) / tested;
}

/**
 * A row per label: name, bar from best to worst, people tested and the dry share. All bars are
 * equally long, as labels with few people would otherwise be too thin to see.
 */
export function tagsOption(
  tags: readonly DrawnTag[],
  chartColors: ChartColors,
  { isPercentage, hasCounts, kind }: TagsLook,
): EChartsCoreOption {
  const totals = tags.map(({ counts }) => sumOf(counts));
  const rows = {
    type: 'category',
    inverse: true,
    data: tags.map(({ name }, index) => `${String(index)} ${name}`),
    ...bare,
  } as const;
  const numberStyle = { fontSize: 12, align: 'right', lineHeight: 16 } as const;
  return {
    animation: false,
    grid: {
      left: nameRoom,
      right: numbersRoom,
      top: headHeight,
      bottom: 0,
      outerBoundsMode: 'none',
    },
    graphic: heads(kind, chartColors),
    xAxis: { type: 'value', show: false, max: 1 },
    yAxis: [
      {
        ...rows,
        axisLabel: {
          align: 'left',
          margin: nameRoom,
          width: nameRoom - 10,
          overflow: 'truncate',
          fontSize: 12,
          lineHeight: 14,
          fontWeight: 500,
          color: chartColors.text,
          interval: 0,
          formatter: (_: string, index: number) => inTwoLines(tags[index]?.name ?? ''),
        },
      },
      {
        ...rows,
        position: 'right',
        axisLabel: {
          margin: 0,
          interval: 0,
          formatter: (_: string, index: number) => numbersText(tags[index]?.counts ?? []),
          rich: {
            tested: { ...numberStyle, width: 40, color: chartColors.text3 },
            dry: { ...numberStyle, width: 66, fontWeight: 600, color: chartColors.text },
            noticed: { ...numberStyle, width: 66, fontWeight: 600, color: chartColors.danger },
          },
        },
      },
    ],
    tooltip: barTooltip(chartColors, (index) => {
      const tag = tags[index];
      return tag === undefined ? [] : [tag.name, ...statusLines(tag.counts)];
    }),
    series: hydrationStatuses.map((status, rank) => ({
      ...statusSeries(status, 'people', chartColors),
      barWidth: 15,
      label: {
        show: hasCounts || isPercentage,
        fontSize: 11,
        color: glyphMark,
        formatter: ({ dataIndex }: { dataIndex: number }) => {
          const count = tags[dataIndex]?.counts[rank] ?? 0;
          return hasCounts ? countText(count) : shareText(count / (totals[dataIndex] ?? 1));
        },
      },
      labelLayout: insidePart,
      data: tags.map(({ counts }, index) => {
        const count = counts[rank] ?? 0;
        return count === 0 ? '-' : count / (totals[index] ?? 1);
      }),
    })),
  };
}

/** A share in whole per cent: '36 %'. */
export function shareText(share: number | null): string {
  return share === null ? '–' : `${String(Math.round(share * 100))}\u202f%`;
}

/** Approximate number of characters of a name in a line. */
const lettersOfLine = 16;

/** A long name broken at its last suitable space; a line that is still too long is truncated. */
export function inTwoLines(name: string): string {
  if (name.length <= lettersOfLine) return name;
  const at = name.lastIndexOf(' ', lettersOfLine);
  return at < 1 ? name : `${name.slice(0, at)}\n${name.slice(at + 1)}`;
}

function numbersText(counts: readonly number[]): string {
  const share = dryShare(counts);
  const style = share !== null && share >= noticedShare ? 'noticed' : 'dry';
  return `{tested|${countText(sumOf(counts))}}{${style}|${shareText(share)}}`;
}

function heads(kind: string, { text3 }: ChartColors) {
  const head = (id: string, text: string, place: { left: number } | { right: number }) => ({
    id,
    type: 'text',
    silent: true,
    top: 2,
    ...place,
    style: { text, fill: text3, font: "400 11px 'Inter Variable', system-ui, sans-serif" },
  });
  return [
    head('kind', kind, { left: 0 }),
    head('share', 'Share', { left: nameRoom }),
    head('tested', 'Tested', { right: 66 }),
    head('dry', 'Dehydrated', { right: 0 }),
  ];
}
