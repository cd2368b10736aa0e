export { CallCache } from './call-cache.tsx';
export { CallError, callCodes, failureText } from './call-error.ts';
export { createClient } from './client.ts';
export type { Client } from './client.ts';
export type { ClientOptions, FailedCall } from './client-options.ts';
export { ClientProvider, useClient } from './client-provider.ts';
export { newId } from './new-id.ts';
export { useAllRows } from './use-all-rows.ts';
export { answerKey, useAnswer } from './use-answer.ts';
