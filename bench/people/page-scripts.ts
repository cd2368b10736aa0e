/**
 * Text, as it runs before the page's own scripts. An interaction starts with the time stamp of its
 * event, as in Event Timing, and ends with the frame after its last visible change: when nothing
 * visible has changed for a fifth of a second. A table without rows in any frame meanwhile is
 * counted.
 */
export const watchTable = `
  const seen = { start: 0, last: 0, painted: 0, blank: 0 };
  addEventListener('click', ({ timeStamp }) => { seen.start = timeStamp; }, { capture: true });
  const isInSight = ({ target }) => {
    const element = target.closest ? target : target.parentElement;
    const part = element?.closest('main tr') ?? element?.closest('main');
    if (!part) return false;
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  new MutationObserver((records) => {
    const at = performance.now();
    // Where things stand is asked after the frame, when asking makes no work of its own.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const painted = performance.now();
        if (records.some(isInSight)) Object.assign(seen, { last: at, painted });
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const look = () => {
    const table = document.querySelector('main[data-ready="true"] table');
    if (table !== null && table.querySelector('tbody tr td') === null) seen.blank += 1;
    requestAnimationFrame(look);
  };
  look();
  seen.took = async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
    const isOver = () => seen.last > seen.start && performance.now() - seen.last > 200;
    while (!isOver()) await pause();
    return seen.painted - seen.start;
  };
  globalThis.seen = seen;
`;

/**
 * Scrolls the table from its first row to its last; returns the frames in which its middle showed
 * no row.
 */
export const scrollThrough = `(async () => {
  const region = document.querySelector('main [role="region"][aria-label="People"]');
  const box = document.getElementById('main') ?? document.scrollingElement;
  let blank = 0;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < box.scrollHeight - box.clientHeight; top += 400) {
    box.scrollTo(0, top);
    await frame();
    const { left, width, top: first, bottom } = region.getBoundingClientRect();
    const y = Math.min(Math.max(innerHeight / 2, first + 60), bottom - 60);
    const at = document.elementFromPoint(left + width / 3, y);
    const isRow = at !== null && at.closest('tr')?.textContent !== '';
    if (!isRow) blank += 1;
  }
  return blank;
})()`;
