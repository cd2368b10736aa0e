import type { CustomSeriesOption } from 'echarts';

type RenderItem = NonNullable<CustomSeriesOption['renderItem']>;
type RenderParams = Parameters<RenderItem>[0];
type Group = Extract<NonNullable<ReturnType<RenderItem>>, { type: 'group' }>;

/** A drawn thing inside a custom series. */
export type Shape = NonNullable<Group['children']>[number];

/** The plot's rectangle in pixels. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the axes stand while a custom series draws. */
export function frameOf({ coordSys }: RenderParams): Frame {
  const { x, y, width, height } = coordSys as unknown as Frame;
  return { x, y, width, height };
}
