export { endpoint } from './endpoint.ts';
export type { CallData, CallInput, Endpoint, HandlerInput, Method, Upload } from './endpoint.ts';
export { succeeded } from './envelope.ts';
export type { Envelope, Refusal } from './envelope.ts';
export { errorStatus } from './error-code.ts';
export type { ErrorCode } from './error-code.ts';
export { callMessages } from './messages.ts';
