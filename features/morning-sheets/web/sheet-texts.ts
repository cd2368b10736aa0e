/** Texts of screens with a sheet for each location on a day. */
export const sheetTexts = {
  back: 'Monitoring',
  location: 'Location',
  all: 'All locations',
  day: 'Day',
  noRosters: 'Rosters are turned off',
  noRostersAbout:
    'This screen lists the people on shift, so it needs rosters. An admin can turn them on under Settings > Organisation.',
  nobody: 'No one on shift',
  nobodyAbout: 'No one you can see has a shift at this location on this day.',
  nobodyAnywhere: 'No one you can see has a shift on this day.',
  openRoster: 'Open the roster',
} as const;

/** The place of the sheets that are shown: the only location, or all of them. */
export function placeOf(shown: readonly { name: string }[]): string {
  return shown.length === 1 ? (shown[0]?.name ?? '') : sheetTexts.all;
}
