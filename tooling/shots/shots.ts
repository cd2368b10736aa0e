// `npm run shots`: a picture of every built address, in every width, theme and dataset, into shots/.
// `npm run shots -- --route /people --width 390 --theme dark --data empty` takes only those.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser, waitReady } from '#packages/testing/browser';
import type { OpenBrowser } from '#packages/testing/browser';
import { ensureBuilt } from '../build/build.mjs';
import type { BuiltAddress } from './built-addresses.ts';
import { startDataset } from './datasets.ts';
import type { StartedDataset } from './datasets.ts';
import { shotOptions, widths } from './shot-options.ts';
import type { Dataset, Theme } from './shot-options.ts';
import { signIn } from '../../journeys/sign-in.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const options = shotOptions(process.argv.slice(2));
let taken = 0;
let failed = 0;

await ensureBuilt();
for (const dataset of options.datasets) await shootDataset(dataset);
console.log(`shots: ${taken} pictures in shots/, ${failed} failed`);
process.exitCode = failed > 0 || taken === 0 ? 1 : 0;

async function shootDataset(dataset: Dataset): Promise<void> {
  const started = await startDataset(dataset);
  try {
    for (const as of ['nobody', 'manager', 'owner'] as const) {
      const addresses = options.addresses.filter((address) => address.as === as);
      if (addresses.length > 0) await shootAs(as, addresses, dataset, started);
    }
  } finally {
    await started.stop();
  }
}

async function shootAs(
  as: BuiltAddress['as'],
  addresses: readonly BuiltAddress[],
  dataset: Dataset,
  started: StartedDataset,
): Promise<void> {
  const browser = await launchBrowser();
  try {
    const who = { nobody: null, manager: started.viewer, owner: started.owner }[as];
    if (who !== null) await signIn(browser.page, started.origin, who);
    for (const address of addresses) {
      for (const theme of options.themes) {
        for (const width of options.widths) {
          await shoot(browser, address, { dataset, theme, width, started });
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

async function shoot(browser: OpenBrowser, address: BuiltAddress, pose: Pose): Promise<void> {
  const { page } = browser;
  const { dataset, theme, width, started } = pose;
  const folder = `${root}shots/${dataset}`;
  const file = `${folder}/${nameOf(address.path)}-${width}-${theme}.png`;
  const height = Object.entries(widths).find(([one]) => Number(one) === width)?.[1] ?? 900;
  try {
    mkdirSync(folder, { recursive: true });
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(new URL(address.path.replace('{uuid}', started.person), started.origin).href);
    await waitReady(page);
    await page.screenshot({ path: file, animations: 'disabled', fullPage: width !== 1440 });
    taken += 1;
  } catch (error) {
    failed += 1;
    console.error(`${dataset} ${address.path} ${width} ${theme}: ${String(error)}`);
  }
}

function nameOf(path: string): string {
  const words = path.replace('{uuid}', 'person').split('/').filter(Boolean);
  return words.length > 0 ? words.join('-') : 'root';
}
