/** Sentences about the settings of an organisation that server and screens share. */
export const organisationMessages = {
  nameRequired: 'Organisation name is required',
  nameTooLong: 'Organisation name can have at most 200 characters',
  unknownSystem: 'Units must be metric or imperial',
  unknownFeature: 'This feature is not known',
  unknownZone: 'Time zone is not known',
  threshold: 'The threshold must be between 20 and 60 °C',
  passwordLength: 'The minimum length must be a whole number between 8 and 64',
  ownFactorFirst: 'Switch two-factor sign-in on for yourself first',
  unknownKey: 'This setting is not known',
  nothingToChange: 'Nothing to change was given',
  tooMuch: 'There is no room for so many settings',
  notAPicture: 'The logo must be a PNG, JPEG or WebP picture',
  closing: 'This organisation is being closed: nothing can be changed.',
  noneKept: 'No organisations found in the database',
  oneMissing: 'No organisation found in the database.',
  logoTooLarge: 'The logo can be at most 120 pixels wide and 32 pixels high',
} as const;
