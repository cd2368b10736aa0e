export { featureNames } from './feature-names.ts';
export { logoQuality, logoRoom, logoSize, logoType } from './logo-size.ts';
export { pictureAddress } from './picture-address.ts';
export { pictureSize } from './picture-size.ts';
export { isReservedOrganisation, reservedOrganisations } from './reserved-organisations.ts';
export { isSwitchedOn } from './switched-on.ts';
export { shownTemperature, temperatureUnit, typedTemperature } from './temperature.ts';
export type { TemperatureUnit } from './temperature.ts';
export { shownSystem, systemUnits } from './units.ts';
