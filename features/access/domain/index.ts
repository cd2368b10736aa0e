export { isFinishedLongAgo, linkLife } from './link-life.ts';
