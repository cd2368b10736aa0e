import { createMadeApp } from './made-app.ts';
import type { MadeViewer } from './made-organisations.ts';
import { measure, median } from '../measure.ts';
import type { Figure } from '../measure.ts';

/** Number of devices that request a cached page one after another, per round. */
const hits = 10;

/** Figures of one process, by round: COPY of the rows, then the server's responses from them. */
export async function pageCost(url: string, viewer: MadeViewer, rounds: number): Promise<Figure[]> {
  const app = await createMadeApp(url);
  try {
    // Each window begins one row later, so that no page is cached.
    let row = 0;
    const next = () => new Date(Date.UTC(2026, 1, 1) + (row += 1)).toISOString();
    const timed = async (action: () => Promise<number>) => {
      const start = performance.now();
      const rows = await action();
      const took = performance.now() - start;
      if (rows < 2000) throw new Error(`A page of ${String(rows)} rows`);
      return took;
    };
    const page = (form: Parameters<typeof app.page>[1]) => ({
      name: form === 'json' ? 'page as JSON' : `page in ${form}`,
      round: () => timed(() => app.page(viewer, form, next())),
    });
    const kept = new Date(Date.UTC(2026, 1, 1)).toISOString();
    const contenders = [
      { name: 'COPY', round: () => timed(() => app.copy(viewer, next())) },
      page('columns'),
      page('columns with gzip'),
      page('json'),
      {
        name: 'cached page',
        // A single one may pay for the garbage collection of the previous page.
        round: async () => {
          const took: number[] = [];
          for (let time = 0; time < hits; time += 1) {
            took.push(await timed(() => app.page(viewer, 'columns with gzip', kept)));
          }
          return median(took);
        },
      },
    ];
    // Warm-up for plans, code and the cached page.
    await measure(contenders, 3);
    return await measure(contenders, rounds);
  } finally {
    await app.close();
  }
}
