// R: loads and parses the pages, without storing anything.
globalThis.addEventListener('message', ({ data }: MessageEvent<{ pages: number }>) => {
  void (async () => {
    const start = performance.now();
    let rows = 0;
    for (let page = 0; page < data.pages; page += 1) {
      const response = await fetch(`/pages/${String(page)}`);
      const body = JSON.parse(await response.text()) as { data: { measurements: unknown[] } };
      rows += body.data.measurements.length;
    }
    postMessage({ ms: performance.now() - start, rows });
  })();
});
