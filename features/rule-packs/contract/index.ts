export { duty, dutyKinds, industries, longest, most, packContent } from './pack.ts';
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
export {
  changeRulePack,
  chooseRulePacks,
  createRulePack,
  findPackHistory,
  listRulePacks,
  suggestRulePacks,
} from './pack-endpoints.ts';
export { packMessages } from './pack-messages.ts';
export { mostChosen, mostPacks, mostVersions } from './stored-pack.ts';
export type { LocationPacks, PackChoice, PackVersion, RulePackRow } from './stored-pack.ts';
