import { accountLevels, measurementLevels } from '#permissions/contract';
import type { Access, AccessLevel } from '#permissions/contract';
import { withView } from './access-given.ts';
import { rightsOf } from './reach.ts';

/** Where both sliders stand: places in the lists of their levels. */
export interface Sliders {
  account: number;
  measurement: number;
}

/** Where the sliders stand; null where the rights of one were chosen by hand and fit no level. */
export type FoundSliders = { [Name in keyof Sliders]: number | null };

/** The access that two sliders stand for, with `view_user` where it is needed. */
export function accessOfSliders({ account, measurement }: Sliders): Access[] {
  const access = [
    ...(accountLevels[account]?.access ?? []),
    ...(measurementLevels[measurement]?.access ?? []),
  ];
  return withView(access);
}

/** Where the sliders stand for a permission, what a manager or admin may do included. */
export function slidersOf(access: readonly Access[], tag_id: string | null): FoundSliders {
  const rights = new Set(rightsOf(access, tag_id));
  const isByHand = access.includes('special');
  return {
    account: isByHand ? null : placeOf(accountLevels, rights),
    measurement: isByHand ? null : placeOf(measurementLevels, rights),
  };
}

/** The labels of both sliders; 'By hand' where no level fits. */
export function sliderLabels(access: readonly Access[], tag_id: string | null) {
  const { account, measurement } = slidersOf(access, tag_id);
  const labelOf = (levels: readonly AccessLevel[], place: number | null) =>
    (place === null ? undefined : levels[place]?.label) ?? 'By hand';
  return {
    account: labelOf(accountLevels, account),
    measurement: labelOf(measurementLevels, measurement),
  };
}

/** A level fits when of the slider's values exactly its own are there. */
function placeOf(levels: readonly AccessLevel[], rights: ReadonlySet<Access>): number | null {
  const own = new Set(levels.flatMap(({ access }) => access));
  const held = [...own].filter((value) => rights.has(value));
  const place = levels.findIndex(
    ({ access }) => access.length === held.length && access.every((value) => rights.has(value)),
  );
  return place < 0 ? null : place;
}
