export { DevicesPage } from './devices-page.ts';
