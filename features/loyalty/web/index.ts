export { loyaltyFeature } from './feature.ts';
export { FigureList } from './figure-list.tsx';
