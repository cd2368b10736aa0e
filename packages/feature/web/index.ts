export { lazyScreen, screens } from './screens.ts';
export { webFeature } from './web-feature.ts';
export type {
  AddressRow,
  Command,
  CommandDialog,
  MenuEntry,
  PhonePlace,
  PlacedEntry,
  RouteMaker,
  WebFeature,
} from './web-feature.ts';
