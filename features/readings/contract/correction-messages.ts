/** Messages about corrections of a forecast, shared by server and screens. */
export const correctionMessages = {
  kelvinRange: 'A correction adds 0.5 to 10 °C (0.9 to 18 °F)',
  days: 'Choose 7, 14 or 30 days',
  locationUnknown: 'This location no longer exists',
  notYours: 'You can only correct the forecast of locations that you manage',
  unknown: 'Correction not found',
  alreadyOn: 'The forecast of this site is corrected already.',
  changed: 'The readings of this site have changed. Check the difference.',
  over: 'The time of this correction is over.',
  on: 'Correction turned on.',
  notOn: 'Failed to turn the correction on.',
  off: 'Correction turned off.',
  notOff: 'Failed to turn the correction off.',
} as const;
