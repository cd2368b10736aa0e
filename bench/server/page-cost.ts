import { createMadeApp } from './made-app.ts';
import type { MadeViewer } from './made-organisations.ts';
import { measure, median } from '../measure.ts';
import type { Figure } from '../measure.ts';

/** Devices that ask for a kept page one after another, each round. */
const hits = 10;

/** Figures of one process, round by round: COPY of the rows, then what the server makes of them. */
export async function pageCost(url: string, viewer: MadeViewer, rounds: number): Promise<Figure[]> {
  const app = await createMadeApp(url);
  try {
    // Each window begins one row later, so that no page is one that is kept ready.
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
        name: 'kept page',
        // One alone may be the one that pays for the garbage of the page before it.
        round: async () => {
          const took: number[] = [];
          for (let time = 0; time < hits; time += 1) {
            took.push(await timed(() => app.page(viewer, 'columns with gzip', kept)));
          }
          return median(took);
        },
      },
    ];
    // Once for the plans, the code and the kept page.
    await measure(contenders, 3);
    return await measure(contenders, rounds);
  } finally {
    await app.close();
  }
}
