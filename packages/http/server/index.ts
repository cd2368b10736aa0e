export { createAdmission } from './admission/admission.ts';
export type { Admission, CallClassStats } from './admission/admission.ts';
export type { CallClassBounds } from './admission/call-class.ts';
export { askBytes, fetchJson, ServiceFailure } from './ask-service.ts';
export type { ServiceBytes } from './ask-service.ts';
export {
  ExtraFieldsAnswer,
  bind,
  envelopeText,
  HeaderAnswer,
  JsonText,
  RawAnswer,
} from './bind.ts';
export type { Bound, Call, Caller, ServerContext } from './bind.ts';
export { EventStream } from './event-stream.ts';
export type { EventConnection } from './event-stream.ts';
export { createRateLimiter } from './rate-limiter.ts';
export { readClientAddress } from './client-address.ts';
export { FileAnswer } from './file-answer.ts';
export { BusyError, fieldError, HttpError } from './http-error.ts';
export type { MachineCall, MachineGuard } from './machine-guard.ts';
export { mountCalls } from './mount.ts';
export { openapiDocument } from './openapi.ts';
export { createRefuse } from './refuse.ts';
export { noNote, noted, problemOf } from './noted.ts';
export type { NoteUse } from './noted.ts';
export { orDuplicate } from './or-duplicate.ts';
export { requireRowId } from './require-row-id.ts';
export type { UploadedFile } from './upload.ts';
export { postPublic, readPublic, RefusedAddress } from './public-request.ts';
export { isPublicAddress, isPublicName } from './public-address.ts';
export { resolvePublicHost } from './resolve-host.ts';
export type { ResolveHost } from './resolve-host.ts';
