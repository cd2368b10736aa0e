/** A label beside a chart: wanted position (pixels from the top) and height. */
export interface PlacedLabel {
  y: number;
  height: number;
}

/**
 * Moves labels apart until they do not overlap, keeping their order and each as near to its wanted
 * position as possible. Returns the centres in the order of the input, within `top` and `bottom`.
 */
export function spreadLabels(
  labels: readonly PlacedLabel[],
  top: number,
  bottom: number,
): number[] {
  const order = labels.map((_, at) => at).sort((a, b) => wish(labels, a) - wish(labels, b));
  const middles = labels.map(({ y }) => y);
  let edge = top;
  for (const at of order) {
    const half = (labels[at]?.height ?? 0) / 2;
    const middle = Math.max(wish(labels, at), edge + half);
    middles[at] = middle;
    edge = middle + half;
  }
  edge = bottom;
  for (const at of order.toReversed()) {
    const half = (labels[at]?.height ?? 0) / 2;
    const middle = Math.min(middles[at] ?? 0, edge - half);
    middles[at] = middle;
    edge = middle - half;
  }
  return middles;
}

function wish(labels: readonly PlacedLabel[], at: number): number {
  return labels[at]?.y ?? 0;
}
