export { pickOf, totalPick, usualSizes } from './pick.ts';
export type { PickList, Sizes } from './pick.ts';
