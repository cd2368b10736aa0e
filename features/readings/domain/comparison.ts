/** A measured value beside that of the model, in degrees Celsius. */
export interface Comparison {
  measured: number;
  model: number;
  /** Measured minus model, of the rounded values that are shown. */
  difference: number;
}

/** Both values with one decimal, so that their difference is the one that a reader computes. */
export function comparison(measured: number, model: number): Comparison {
  const [own, other] = [rounded(measured), rounded(model)];
  return { measured: own, model: other, difference: rounded(own - other) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
