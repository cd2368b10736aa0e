/** Messages about services, shared by server and screens. */
export const serviceMessages = {
  keptHere: 'Emails are stored on this server, not sent.',
  mailServer: 'Mail server',
  simulated: 'No weather service is set up',
  gazetteer: 'Built-in gazetteer, on this server',
  searchService: 'Search service',
  noTiles: 'Maps show outlines only.',
  noTemperatures: 'Temperatures are shown at your locations only.',
  notSetUp: 'This service is not set up.',
  noEmail: 'Your account has no email address to send a test to.',
  smsService: 'SMS service',
  noSms: 'No SMS service is set up on this server.',
  noWebhook: 'No address is set.',
  webhookGone: (host: string) => `${host}, turned off`,
  noMobile: 'Your account has no mobile number to send a test to.',
  smsText: 'Test of the SMS service, requested on the Services page.',
  smsSubject: 'Test of the SMS service',
  smsOrdered: (mobile: string) =>
    `A text message to ${mobile} is in the outbox. Its result is shown with the service.`,
  webhookSubject: 'Test of the webhook',
  webhookOrdered: (host: string) =>
    `A request to ${host} is in the outbox. Its result is shown with the service.`,
  emailSubject: 'Test of the mail service',
  emailText: 'This email was requested on the Services page. If you can read it, email works.',
  emailOrdered: (email: string) =>
    `An email to ${email} is in the outbox. Its result is shown with the service.`,
  weatherReceived: (celsius: number, seconds: string) =>
    `${celsius.toFixed(1)} °C in Greenwich now, received in ${seconds} s.`,
  placeFound: (place: string, seconds: string) => `Found ${place} in ${seconds} s.`,
  placeMissing: 'The search service responded, but did not find Greenwich.',
  tileCame: (kilobytes: string, seconds: string) =>
    `World map tile received: ${kilobytes} kB in ${seconds} s.`,
  directoryAnswered: (seconds: string) => `The directory responded in ${seconds} s.`,
} as const;
