/** Text, as it runs before the page's own scripts: the tasks of more than 50 ms. */
export const watchTasks = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask' });
`;

/**
 * Scrolls the schedule from its first row to its last; returns the longest task meanwhile in
 * milliseconds, 0 if none took over 50 ms, and the frames in which its middle showed no row.
 */
export const scrollSchedule = `(async () => {
  const grid = document.querySelector('[role="table"][aria-rowcount]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = grid.getBoundingClientRect();
  const middle = [left + width / 3, Math.min(top + height / 2, innerHeight - 40)];
  globalThis.longTasks.length = 0;
  let [bare, frames] = [0, 0];
  for (let at = 0; at < grid.scrollHeight - grid.clientHeight; at += 320) {
    grid.scrollTo({ top: at });
    await frame();
    frames += 1;
    if (document.elementFromPoint(...middle)?.closest('[role="row"]') == null) bare += 1;
  }
  // Long tasks are reported in a task of their own.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { longest: Math.max(0, ...globalThis.longTasks), bare, frames };
})()`;
