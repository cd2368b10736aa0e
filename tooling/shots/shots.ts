// `npm run shots`: a picture of every built address, in every width, theme and dataset, and of
// every state of a screen, into shots/. `npm run shots -- --route /people --width 390 --theme dark
// --data empty` takes only those.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '#packages/testing/browser';
import type { OpenBrowser } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { ensureBuilt } from '../build/build.mjs';
import { viewers } from './built-addresses.ts';
import type { Viewer } from './built-addresses.ts';
import { startDataset } from './datasets.ts';
import type { StartedDataset } from './datasets.ts';
import { shotOptions, widths } from './shot-options.ts';
import type { Dataset, Theme } from './shot-options.ts';
import { asItOpens, spoilReads, spoiltKey, stageFor } from './states/stage.ts';
import type { ScreenState } from './states/stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const options = shotOptions(process.argv.slice(2));
/** Timeout for each step of a state in milliseconds; a failed state is reported and skipped. */
const timeout = 20_000;
let taken = 0;
let failed = 0;

await ensureBuilt();
for (const dataset of options.datasets) await shootDataset(dataset);
console.log(`shots: ${taken} pictures in shots/, ${failed} failed`);
process.exitCode = failed > 0 || taken === 0 ? 1 : 0;

async function shootDataset(dataset: Dataset): Promise<void> {
  const opening = options.addresses.map((each) => ({ ...each, name: '', bring: asItOpens }));
  const scenes = dataset === 'states' ? options.states : opening;
  if (scenes.length === 0) return;
  const started = await startDataset(dataset);
  try {
    for (const as of viewers) {
      // The empty organisation has no worker.
      if (as === 'worker' && dataset === 'empty') continue;
      const seen = scenes.filter((scene) => scene.as === as);
      if (seen.length > 0) await shootAs(as, seen, dataset, started);
    }
  } finally {
    await started.stop();
  }
}

async function shootAs(
  as: Viewer,
  scenes: readonly ScreenState[],
  dataset: Dataset,
  started: StartedDataset,
): Promise<void> {
  const browser = await launchBrowser({ serviceWorkers: 'allow' });
  try {
    await browser.page.addInitScript(spoilReads, spoiltKey);
    if (as !== 'nobody') await signIn(browser.page, started.origin, started.emails[as]);
    for (const scene of scenes) {
      for (const theme of options.themes) {
        for (const width of options.widths) {
          await shoot(browser, scene, { dataset, theme, width, started });
        }
      }
    }
  } finally {
    await browser.close();
  }
}

interface Pose {
  readonly dataset: Dataset;
  readonly theme: Theme;
  readonly width: number;
  readonly started: StartedDataset;
}

async function shoot({ page }: OpenBrowser, scene: ScreenState, pose: Pose): Promise<void> {
  const { dataset, theme, width, started } = pose;
  const folder = `${root}shots/${dataset}`;
  const file = `${folder}/${nameOf(scene)}-${width}-${theme}.png`;
  const height = Object.entries(widths).find(([one]) => Number(one) === width)?.[1] ?? 900;
  const path = scene.path.replace(/\{(\w+)\}/g, (_, place: string) => started.places[place] ?? '');
  // A picture of a state shows the whole page; one of an address the part visible on a desktop
  // screen.
  const isWhole = width !== 1440 || dataset === 'states';
  try {
    mkdirSync(folder, { recursive: true });
    page.setDefaultTimeout(timeout);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    const { href } = new URL(path, started.origin);
    await scene.bring(stageFor(page, href, () => started.cut(true)));
    // The frame keeps its place in the window, which would be in the middle of a whole page.
    if (isWhole) await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: file, animations: 'disabled', fullPage: isWhole });
    taken += 1;
  } catch (error) {
    failed += 1;
    console.error(`${dataset} ${scene.path} ${scene.name} ${width} ${theme}: ${String(error)}`);
  } finally {
    started.cut(false);
    // A dialog handler of a failed picture must not affect the next one.
    page.removeAllListeners('dialog');
    // Neither must its held back responses.
    const end = (key: string) => (window.stop(), sessionStorage.removeItem(key));
    await page.evaluate(end, spoiltKey).catch(() => undefined);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

function nameOf({ path, name }: ScreenState): string {
  const words = path
    .replace(/\?.*/, '')
    .replace('{uuid}', 'person')
    .replace(/[{}]/g, '')
    .split('/')
    .filter(Boolean);
  const place = words.length > 0 ? words.join('-') : 'root';
  return name === '' ? place : `${place}--${name}`;
}
