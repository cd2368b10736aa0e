export { lazyScreen, screens } from './screens.ts';
export { webFeature } from './web-feature.ts';
export type { AddressRow, MenuEntry, PlacedEntry, RouteMaker, WebFeature } from './web-feature.ts';
