import { useEffect, useState } from 'react';

/** Milliseconds until invisible parts are rendered, after the visible ones are painted. */
const delay = 40;

const waiting = new Set<() => void>();

/** All that wait are rendered together. */
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
 * A value at once, or shortly after it has changed.
 *
 * @param isNow whether it is needed at once
 */
export function useLater<Value>(value: Value, isNow: boolean): Value {
  const [late, setLate] = useState(value);
  useEffect(() => soon(() => setLate(value)), [value]);
  return isNow ? value : late;
}
