/** Runs a peer on the pages when told to, and posts how long it took and how many rows it has. */
export function serve(load) {
  globalThis.addEventListener('message', ({ data }) => {
    run(load, data.pages).then(
      (result) => postMessage(result),
      (error) => postMessage({ error: `${error.name}: ${error.message}` }),
    );
  });
}

async function run(load, count) {
  let ms = 0;
  const start = performance.now();
  const result = await load({
    count,
    page: fetchPage,
    pages: () => pagesAhead(count),
    /** The load ends when the peer says that its rows are stored. */
    countOf: (rows, more = {}) => ({ rows, ...more }),
    stop: () => (ms = performance.now() - start),
  });
  return { ...result, ms: ms || performance.now() - start };
}

async function* pagesAhead(count) {
  let next = fetchPage(0);
  for (let page = 0; page < count; page += 1) {
    const rows = await next;
    if (page + 1 < count) next = fetchPage(page + 1);
    yield rows;
  }
}

async function fetchPage(page) {
  const response = await fetch(`/pages/${page}`);
  return JSON.parse(await response.text()).data.measurements;
}
