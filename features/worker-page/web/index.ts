export { AccessPage } from './access-page.tsx';
export { workerPageFeature } from './feature.ts';
export { createLinkClient } from './link/link-client.ts';
export { linkChoices, openLinkStorage } from './link/link-storage.ts';
export { createOpenLink } from './link/open-link.ts';
export { sendOthers } from './link/send-others.ts';
export { loadPageTexts } from './page-catalogues.ts';
export { installation } from './parts/installation.ts';
export { placeOf } from './parts/router.tsx';
