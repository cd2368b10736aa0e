/** Texts of the calendar, its options and its help. */
export const calendarMessages = {
  /** The name in menus, help and settings. */
  name: 'Calendar View',
  /** The title of the card. */
  title: 'Hydration per day',
  showPreview: 'Show Preview Feature',
  justCounts: 'Just show counts instead of actual measurements',
  notSpaced: "Don't space out measurements separated in time",
  remove: 'Remove',
  addRange: 'Add range',
  reset: 'Reset',
  save: 'Save',
  saved: 'Settings updated.',
  notSaved: 'The settings could not be saved.',
  needsConnection: 'Connect to save.',
  hide: 'Hide the calendar chart on the dashboard',
} as const;

/** Error messages of a typed range. */
export const rangeMessages = {
  missing: 'Both Min and Max must have values.',
  min: 'Min must be a valid non-negative number.',
  max: 'Max must be a valid non-negative number or ">" for Greater value than current existing value.',
  order: 'Min cannot be greater than Max.',
  overlap: 'Range overlaps with existing ranges.',
  /** Shown during input. */
  typedMax: 'Max must be a valid number or ">"',
  colour: 'Colour must be # followed by six characters (0–9, a–f), such as #4caf50.',
  cannotSave: 'Unable to save: Please correct the errors in the ranges.',
} as const;
