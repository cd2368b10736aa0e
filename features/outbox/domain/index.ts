export { oneLine, writeEmail } from './email.ts';
export type { Email, EmailParts } from './email.ts';
