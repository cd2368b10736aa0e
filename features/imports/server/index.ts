export { importCalls } from './import-routes.ts';
export { eraseImported } from './import-store.ts';
export { forgetImport, importWork } from './import-work.ts';
export { imports } from './migrations/2026-11-22-imports.ts';
