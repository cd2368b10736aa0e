import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
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

/** The page behind a link: built apart from the app, so that it loads none of its parts. */
export default defineConfig({
  root: here,
  base: '/access/',
  publicDir: false,
  plugins: [
    react(),
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
