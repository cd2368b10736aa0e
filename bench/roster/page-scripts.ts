/** Text, as it runs before the page's own scripts: the tasks of more than 50 ms. */
export const watchTasks = `
  const taken = [];
  const watcher = new PerformanceObserver((list) => taken.push(...list.getEntries()));
  watcher.observe({ type: 'longtask' });
  // Those since the last call, also the ones that the observer has not been called with.
  globalThis.takeLongTasks = () => [...taken.splice(0), ...watcher.takeRecords()];
`;

/**
 * Scrolls the schedule from its first row to its last, by `step` pixels a frame; returns the
 * longest task meanwhile in milliseconds, 0 if none took over 50 ms, and the frames in which its
 * middle showed no row.
 */
export const scrollSchedule = (step: number) => `(async () => {
  const grid = document.querySelector('[role="table"][aria-rowcount]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = grid.getBoundingClientRect();
  const middle = [left + width / 3, Math.min(top + height / 2, innerHeight - 40)];
  takeLongTasks();
  let [bare, frames] = [0, 0];
  for (let at = 0; at < grid.scrollHeight - grid.clientHeight; at += ${String(step)}) {
    grid.scrollTo({ top: at });
    await frame();
    frames += 1;
    if (document.elementFromPoint(...middle)?.closest('[role="row"]') == null) bare += 1;
  }
  // The task of the last step has ended with the frame after it.
  await frame();
  await frame();
  const longest = Math.max(0, ...takeLongTasks().map(({ duration }) => duration));
  return { longest, bare, frames };
})()`;
