export { CallError, callCodes } from './call-error.ts';
export { createClient } from './client.ts';
export type { Client, ClientOptions, FailedCall } from './client.ts';
export { ClientProvider, useClient } from './client-provider.ts';
