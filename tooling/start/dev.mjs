// `npm run dev`: the page with hot reload on PORT, the server under `tsx watch` on the next port.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';
import { install } from './steps.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? '127.0.0.1';
const serverPort = port + 1;
const serverPaths = ['/v2', '/v3', '/docs', '/openapi.json', '/metrics', '/healthz', '/readyz'];

if (!isInstalled(root)) await install(root);

const watch = [
  'node_modules/tsx/dist/cli.mjs',
  'watch',
  '--clear-screen=false',
  'apps/server/main.ts',
];
const server = spawn(process.execPath, watch, {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  // In development every response is validated against its schema.
  env: { NODE_ENV: 'development', ...process.env, PORT: String(serverPort), HOST: host },
});

const { createServer } = await import('vite');
const page = await createServer({
  root: `${root}apps/web`,
  configFile: `${root}apps/web/vite.config.ts`,
  server: {
    host,
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      serverPaths.map((path) => [path, { target: `http://${host}:${serverPort}` }]),
    ),
  },
});
await page.listen();
console.log(`watershade: page on http://${host}:${port}, server on http://${host}:${serverPort}`);

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  server.kill('SIGTERM');
};
process.on('SIGINT', stop).on('SIGTERM', stop);
server.once('close', async (code) => {
  await page.close();
  process.exit(stopping ? 0 : (code ?? 1));
});
