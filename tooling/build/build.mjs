// Builds the page and the server: `node tooling/build/build.mjs [--if-changed]`.
import { mkdirSync, readFileSync, readdirSync, rmSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { filesUnder } from '../files/source-files.mjs';
import { chunkGroups } from './chunk-groups.mjs';
import { buildStamp, isBuilt, sourcesHash } from './sources.mjs';

const home = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds both sides into `dist` under `root` and returns the stamp. The stamp is deleted first and
 * written last, so that an interrupted build is never taken for a complete one.
 */
export async function buildAll(root = home, log = console.log) {
  const stamp = { version: readPackage(root).version, sources: sourcesHash(root) };
  const folder = join(root, 'dist');
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, 'build.json'), { force: true });
  await Promise.all([
    timed('server', log, () => buildServer(root, join(folder, 'server'), stamp)),
    timed('page', log, () => buildWeb(root, join(folder, 'web'), stamp)),
    timed('page of links', log, () => buildAccess(root, join(folder, 'access.new'))),
  ]);
  // Below the page, which is served from one folder. Not before: its build empties the folder.
  renameSync(join(folder, 'access.new'), join(folder, 'web/access'));
  writeFileSync(join(folder, 'build.json.new'), `${JSON.stringify(stamp)}\n`);
  renameSync(join(folder, 'build.json.new'), join(folder, 'build.json'));
  return stamp;
}

/** Builds only if `dist` is not built from the current sources; returns the stamp. */
export async function ensureBuilt(root = home, log = console.log) {
  return isBuilt(root) ? buildStamp(root) : buildAll(root, log);
}

/** Bundles the server and its worker threads into `outdir`; npm dependencies stay external. */
export async function buildServer(root, outdir, stamp) {
  const { build } = await import('esbuild');
  rmSync(outdir, { recursive: true, force: true });
  const threads = filesUnder(root, ['apps/server', 'features', 'packages']).filter((file) =>
    /(^apps\/server|\/server|^packages\/database)\/.*\.thread\.ts$/.test(file),
  );
  await build({
    absWorkingDir: root,
    entryPoints: ['main', 'watershade']
      .map((name) => `apps/server/${name}.ts`)
      .concat(threads)
      .map((file) => ({
        in: file,
        out: file.split('/').at(-1).replace(/\.ts$/, ''),
      })),
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    external: Object.keys(readPackage(root).dependencies),
    define: { 'process.env.WATERSHADE_BUILD': JSON.stringify(`${stamp.version}+${stamp.sources}`) },
    logLevel: 'warning',
  });
}

/** Builds the page into `outdir` by apps/web/vite.config.ts. */
export async function buildWeb(root, outdir, stamp) {
  const { build } = await import('vite');
  const options = {
    mode: 'production',
    root: join(root, 'apps/web'),
    configFile: join(root, 'apps/web/vite.config.ts'),
    define: {
      'import.meta.env.WATERSHADE_BUILD': JSON.stringify(`${stamp.version}+${stamp.sources}`),
    },
    build: { outDir: outdir, emptyOutDir: true, sourcemap: true, reportCompressedSize: false },
    logLevel: 'warn',
  };
  const grouped = async () => {
    const output = { codeSplitting: { groups: await chunkGroups(build, options) } };
    await build({ ...options, build: { ...options.build, rolldownOptions: { output } } });
  };
  await inProduction(grouped);
  if (readdirSync(outdir).length === 0) throw new Error(`The page build left ${outdir} empty.`);
  compressFiles(join(outdir, 'assets'));
}

/** Builds the page behind a link into `outdir` by apps/access/vite.config.ts. */
export async function buildAccess(root, outdir) {
  const { build } = await import('vite');
  rmSync(outdir, { recursive: true, force: true });
  const options = {
    mode: 'production',
    root: join(root, 'apps/access'),
    configFile: join(root, 'apps/access/vite.config.ts'),
    build: { outDir: outdir, emptyOutDir: true, sourcemap: true, reportCompressedSize: false },
    logLevel: 'warn',
  };
  await inProduction(() => build(options));
  compressFiles(join(outdir, 'assets'));
}

let builds = 0;
let before;

/** Builds with the NODE_ENV of production: that of a test run would make a development build. */
async function inProduction(work) {
  if (builds === 0) before = process.env.NODE_ENV;
  builds += 1;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    builds -= 1;
    if (builds === 0 && before === undefined) delete process.env.NODE_ENV;
    else if (builds === 0) process.env.NODE_ENV = before;
  }
}

/** Puts a compressed copy beside each file of text, so that the server does not compress it for each request. */
function compressFiles(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|json|svg)$/.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    if (bytes.length >= 1024)
      writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

async function timed(what, log, work) {
  const started = performance.now();
  await work();
  log(`built the ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

function readPackage(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.includes('--if-changed') ? ensureBuilt : buildAll;
  await wanted().catch((error) => {
    console.error(`build failed: ${error.message}`);
    process.exit(1);
  });
}
