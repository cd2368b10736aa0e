export { allPages } from './all-pages.ts';
export { CallCache } from './call-cache.tsx';
export { CallError, failureText } from './call-error.ts';
export { createClient } from './client.ts';
export type { Client } from './client.ts';
export { ClientProvider, useClient } from './client-provider.ts';
export { newId } from './new-id.ts';
export { useAllRows } from './use-all-rows.ts';
export { answerKey, useAnswer } from './use-answer.ts';
