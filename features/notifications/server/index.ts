export { findDeliveries } from './preference-store.ts';
