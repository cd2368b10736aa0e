import type { CustomSeriesOption } from 'echarts';

type RenderItem = NonNullable<CustomSeriesOption['renderItem']>;
type RenderParams = Parameters<RenderItem>[0];
type Group = Extract<NonNullable<ReturnType<RenderItem>>, { type: 'group' }>;

/** A shape of a custom series. */
export type Shape = NonNullable<Group['children']>[number];

/** The plot's rectangle in pixels. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The plot area while a custom series renders. */
export function frameOf({ coordSys }: RenderParams): Frame {
  const { x, y, width, height } = coordSys as unknown as Frame;
  return { x, y, width, height };
}
