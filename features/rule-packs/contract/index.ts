export { dutyKinds, duty, industries, longest, most, packContent, trigger } from './pack.ts';
export type {
  Duty,
  DutyKind,
  DutyOf,
  Exemption,
  Industry,
  PackContent,
  RulePack,
  Trigger,
} from './pack.ts';
export { packMessages } from './pack-messages.ts';
