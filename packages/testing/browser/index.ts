export { axeViolations, expectNoAxeViolations } from './axe-check.ts';
export { freshProfile, launchBrowser } from './browser.ts';
export type { BrowserOptions, OpenBrowser } from './browser.ts';
export { freePort } from './free-port.ts';
export { PageModel, waitReady } from './page-model.ts';
export { startProduct } from './product.ts';
export type { Product, ProductOptions } from './product.ts';
export { until } from './until.ts';
