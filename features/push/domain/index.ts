export { isPath, payloadText, readPayload } from './push-payload.ts';
export type { PushAnswer, PushContent, PushPayload } from './push-payload.ts';
export { pushStateOf } from './support.ts';
export type { BrowserAbilities, PushState } from './support.ts';
