import { accountLevels, measurementLevels } from '#permissions/contract';
import type { Access, AccessLevel } from '#permissions/contract';
import { withView } from './access-given.ts';
import { rightsOf } from './reach.ts';

/** Positions of both sliders: indexes in the lists of their levels. */
export interface Sliders {
  account: number;
  measurement: number;
}

/** Positions of the sliders; null if the rights were chosen by hand and fit no level. */
export type FoundSliders = { [Name in keyof Sliders]: number | null };

/** The access of two sliders, with `view_user` if required. */
export function accessOfSliders({ account, measurement }: Sliders): Access[] {
  const access = [
    ...(accountLevels[account]?.access ?? []),
    ...(measurementLevels[measurement]?.access ?? []),
  ];
  return withView(access);
}

/** Slider positions of a permission, including the implied rights of managers and admins. */
export function slidersOf(access: readonly Access[], tag_id: string | null): FoundSliders {
  const rights = new Set(rightsOf(access, tag_id));
  const isByHand = access.includes('special');
  return {
    account: isByHand ? null : levelIndex(accountLevels, rights),
    measurement: isByHand ? null : levelIndex(measurementLevels, rights),
  };
}

/** The labels of both sliders; 'Custom' if no level fits. */
export function sliderLabels(access: readonly Access[], tag_id: string | null) {
  const { account, measurement } = slidersOf(access, tag_id);
  const labelOf = (levels: readonly AccessLevel[], index: number | null) =>
    (index === null ? undefined : levels[index]?.label) ?? 'Custom';
  return {
    account: labelOf(accountLevels, account),
    measurement: labelOf(measurementLevels, measurement),
  };
}

/** A level fits if exactly its own of the slider's values are present. */
function levelIndex(levels: readonly AccessLevel[], rights: ReadonlySet<Access>): number | null {
  const own = new Set(levels.flatMap(({ access }) => access));
  const held = [...own].filter((value) => rights.has(value));
  const index = levels.findIndex(
    ({ access }) => access.length === held.length && access.every((value) => rights.has(value)),
  );
  return index < 0 ? null : index;
}
