export { CallError, callCodes } from './call-error.ts';
export { createClient } from './client.ts';
export type { Client, ClientOptions } from './client.ts';
