import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Leaves out files that nothing refers to: those of modules which the public API of a feature
 * mentions and this page does not use, such as fonts and maps.
 */
function withoutUnusedFiles(): Plugin {
  return {
    name: 'without-unused-files',
    enforce: 'post',
    generateBundle(_, bundle) {
      const texts = Object.values(bundle).map((file) =>
        file.type === 'chunk'
          ? file.code
          : file.fileName.endsWith('.css')
            ? String(file.source)
            : '',
      );
      for (const file of Object.values(bundle)) {
        const isOurs = file.type === 'asset' && /^assets\/.+\.(?!css$)\w+$/.test(file.fileName);
        const name = file.fileName.split('/').at(-1) ?? '';
        if (isOurs && !texts.some((text) => text.includes(name))) delete bundle[file.fileName];
      }
    },
  };
}

/**
 * Lets the document load the files of the page at once, beside the small first script: the script
 * would ask for them half a second later on a slow line.
 */
function preloadPage(): Plugin {
  return {
    name: 'preload-page',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/main.tsx'));
        if (page === undefined) throw new Error('The page has no chunk of its own.');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const known = [entry?.fileName, ...(entry?.imports ?? [])];
        const scripts = [page.fileName, ...page.imports].filter((name) => !known.includes(name));
        const styles = chunks
          .filter(({ fileName }) => scripts.includes(fileName))
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...styles.map((name) => tagOf({ rel: 'stylesheet', href: `/access/${name}` })),
          ...scripts.map((name) => tagOf({ rel: 'modulepreload', href: `/access/${name}` })),
        ];
      },
    },
  };
}

const tagOf = (attrs: { rel: string; href: string }): HtmlTagDescriptor => ({
  ...{ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' },
});

/** The page behind a link: built apart from the app, so that it loads none of its parts. */
export default defineConfig({
  root: here,
  base: '/access/',
  publicDir: false,
  plugins: [
    react(),
    preloadPage(),
    withoutUnusedFiles(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      filename: 'sw.js',
      scope: '/access/',
      manifest: {
        name: 'Watershade',
        short_name: 'Watershade',
        description: 'Your own page: your last test, advice for the heat, and your courses.',
        id: '/access/',
        // Opens the last link of the device.
        start_url: '/access/',
        scope: '/access/',
        display: 'standalone',
        background_color: '#f3f5f7',
        theme_color: '#0a5a60',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html}'],
        navigateFallback: '/access/index.html',
        cleanupOutdatedCaches: true,
        // The first visit is kept too.
        clientsClaim: true,
      },
    }),
  ],
  build: {
    outDir: '../../dist/access',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome125', 'firefox125', 'safari18'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // As for the app: of our own files only style sheets and entries have side effects.
        moduleSideEffects: (id) =>
          /\.css(\?|$)/.test(id) ||
          id.includes('node_modules') ||
          !/\/(packages|features)\/[^?]+\.tsx?$/.test(id),
      },
    },
  },
});
