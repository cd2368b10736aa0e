/** Attribution of the places on every map. */
export const mapTexts = {
  gazetteer: 'Places: GeoNames',
  licence: 'CC BY 4.0',
} as const;
