/** Texts about push notifications that server and page share. */
export const pushMessages = {
  badEndpoint: 'This address is not one of a push service',
  privateEndpoint: 'The push service has a private address',
  badKey: 'This key is not valid',
  otherBrowser: 'Another browser has this subscription',
  notFound: 'This browser has no notifications',
  noBrowsers: 'No browser shows your alerts yet.',
  unknownToken: 'This notification can no longer be used',
  tooManyBrowsers: 'Notifications were turned on too often. Try again later.',
  tooMany: 'Too many attempts. Wait a minute.',
  gone: 'The browser no longer accepts notifications',
  expired: 'It could not be delivered in time',
} as const;
