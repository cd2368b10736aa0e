export { isFinishedLongAgo, linkLife } from './link-life.ts';
export { linkRefusal } from './link-policy.ts';
export type { LinkHolder, LinkRefusal } from './link-policy.ts';
export { linkState } from './link-state.ts';
