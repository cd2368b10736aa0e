export { supportFeature } from './feature.ts';
export { notifySupport, recordSupport } from './support-notice.ts';
export type { SupportNotice } from './support-notice.ts';
