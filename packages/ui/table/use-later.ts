import { useEffect, useState } from 'react';

/** Milliseconds after which what is out of sight is drawn: what is in sight has been painted by then. */
const delay = 40;

const waiting = new Set<() => void>();

/** All that wait are drawn together. */
function soon(draw: () => void): () => void {
  if (waiting.size === 0) setTimeout(drawWaiting, delay);
  waiting.add(draw);
  return () => waiting.delete(draw);
}

function drawWaiting(): void {
  const all = [...waiting];
  waiting.clear();
  for (const draw of all) draw();
}

/**
 * A value at once, or a moment after it has changed.
 *
 * @param isNow whether it is wanted at once
 */
export function useLater<Value>(value: Value, isNow: boolean): Value {
  const [late, setLate] = useState(value);
  useEffect(() => soon(() => setLate(value)), [value]);
  return isNow ? value : late;
}
