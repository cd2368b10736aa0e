import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { withoutSchemas } from './without-schemas.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Paths that the server answers itself; the service worker never handles them. */
const serverPaths = [
  /^\/v[23]\//,
  /^\/docs/,
  /^\/metrics$/,
  /^\/healthz$/,
  /^\/readyz$/,
  /^\/openapi\.json$/,
];

/** The page behind a link has a service worker of its own. */
const accessPaths = /^\/access(?:\/|$)/;

/**
 * Before it reads its first schema, zod tests whether code can be evaluated; the page's policy
 * forbids that and would report each test. The load order of chunks is undefined, so each one sets
 * this.
 */
const banner = '(globalThis.__zod_globalConfig ??= {}).jitless = true;';

/**
 * Leaves the conversion to JSON Schema out of the page: every schema of zod refers to it, but only
 * the server describes its calls.
 */
function withoutJsonSchema(): Plugin {
  const parts = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
  return {
    name: 'without-json-schema',
    enforce: 'pre',
    load(id) {
      if (!parts.test(id)) return null;
      const source = readFileSync(id, 'utf8');
      const names = [...source.matchAll(/^export (?:const|function) (\w+)/gmu)].map(
        ([, name]) => name,
      );
      const exported = names.map((name) => `none as ${name}`).join(', ');
      return `const none = () => undefined;\nexport { none as process, ${exported} };`;
    },
  };
}

/**
 * The part of the service worker that shows notifications, as one classic script: the generated
 * service worker imports it.
 */
function pushWorker(): Plugin {
  return {
    name: 'push-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        ...{ root: here, configFile: false, publicDir: false, logLevel: 'warn' },
        build: {
          ...{ write: false, target: 'es2023' },
          rolldownOptions: {
            input: join(here, 'worker/push-worker.ts'),
            output: { format: 'iife', entryFileNames: pushFile },
          },
        },
      });
      const [output] = [built].flat();
      const [chunk] = output !== undefined && 'output' in output ? output.output : [];
      if (chunk?.type !== 'chunk') throw new Error('The push worker was not built.');
      this.emitFile({ type: 'asset', fileName: pushFile, source: chunk.code });
    },
  };
}
const pushFile = 'push-worker.js';

export default defineConfig({
  root: here,
  publicDir: 'public',
  plugins: [
    withoutJsonSchema(),
    withoutSchemas(),
    react(),
    pushWorker(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      filename: 'sw.js',
      manifest: {
        name: 'Watershade',
        short_name: 'Watershade',
        description: 'Keeps workers safe in the heat: hydration tests, heat risk, alerts, offline.',
        start_url: '/start',
        display: 'standalone',
        background_color: '#f3f5f7',
        theme_color: '#0a5a60',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        importScripts: [pushFile],
        // The browser keeps scripts of a service worker itself.
        globIgnores: ['**/node_modules/**/*', pushFile],
        globPatterns: [
          '**/*.{js,css,html,svg}',
          'assets/inter-latin-{,ext-}wght-normal-*.woff2',
          'assets/countries-50m-*.json',
        ],
        navigateFallback: '/index.html',
        // The return from a provider of work accounts must not load an old page, whose policy may
        // not include the provider; when offline only the cached one is available.
        navigateFallbackDenylist: [...serverPaths, accessPaths, /^\/login(?:\?|$)/],
        runtimeCaching: [
          {
            urlPattern: ({ request, url }) =>
              request.mode === 'navigate' && url.pathname === '/login',
            handler: 'NetworkOnly',
            options: { precacheFallback: { fallbackURL: 'index.html' } },
          },
        ],
        cleanupOutdatedCaches: true,
        // The page that was open first also gets its parts from the service worker.
        clientsClaim: true,
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
    }),
  ],
  worker: {
    format: 'es',
    plugins: () => [withoutJsonSchema()],
    rolldownOptions: { output: { banner } },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // New enough for light-dark(): lowered for older browsers, all our colours would be invalid.
    cssTarget: ['chrome125', 'firefox125', 'safari18'],
    // Small files stay files: the page's content security policy allows no data URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: { banner },
      treeshake: {
        // A schema that nothing reads is left out: to build one has no effect.
        manualPureFunctions: ['z'],
        // Public APIs re-export much; of our own files only style sheets and entries have side
        // effects.
        moduleSideEffects: (id) =>
          /\.css(\?|$)/.test(id) ||
          !/\/(packages|features)\/[^?]+\.tsx?$/.test(withoutLibraries(id)),
      },
    },
  },
});

function withoutLibraries(id: string): string {
  return id.includes('node_modules') ? '' : id;
}
