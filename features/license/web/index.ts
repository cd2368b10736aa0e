export { LicenseBanner } from './license-banner.tsx';
export { PlanCard } from './plan-card.tsx';
