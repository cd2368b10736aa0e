export { axeViolations } from './axe-check.ts';
export { freshProfile, launchBrowser } from './browser.ts';
export type { BrowserOptions, OpenBrowser } from './browser.ts';
export { freePort } from './free-port.ts';
export { pickOption } from './pick-option.ts';
export { startProduct } from './product.ts';
export type { Product, ProductOptions } from './product.ts';
export { until } from './until.ts';
export { waitReady } from './wait-ready.ts';
