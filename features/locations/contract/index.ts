export { placeLocation } from './location-endpoints.ts';
export { locationMessages } from './location-messages.ts';
