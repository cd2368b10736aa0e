export { bind, envelopeText, JsonText, RawAnswer } from './bind.ts';
export type { Bound, Call, Caller, ServerContext } from './bind.ts';
export { EventStream } from './event-stream.ts';
export type { EventLine } from './event-stream.ts';
export { HttpError } from './http-error.ts';
export { mountCalls } from './mount.ts';
export type { MountOptions } from './mount.ts';
export { openapiDocument } from './openapi.ts';
export { invalidInput, refuse } from './refuse.ts';
