/** Texts about services; server and screens say the same sentences. */
export const serviceMessages = {
  keptHere: 'Letters are kept on this server, not sent.',
  mailServer: 'A mail server',
  simulated: 'No weather service is set',
  gazetteer: 'Built-in gazetteer, on this server',
  searchService: 'A search service',
  noTiles: 'Maps are drawn of outlines.',
  noTemperatures: 'Temperatures stand at your locations only.',
  notSetUp: 'This service is not set up.',
  noEmail: 'Your account has no email that a letter could go to.',
  letterSubject: 'Test of the mail service',
  letterText: 'This letter was ordered on the page of services. Mail works if you read it.',
  letterOrdered: (email: string) =>
    `A letter to ${email} is in the outbox, which tells whether it went out.`,
  weatherTold: (celsius: number, seconds: string) =>
    `${celsius.toFixed(1)} °C in Greenwich now, told in ${seconds} s.`,
  placeFound: (place: string, seconds: string) => `Found ${place} in ${seconds} s.`,
  placeMissing: 'It answered, but did not find Greenwich.',
  tileCame: (kilobytes: string, seconds: string) =>
    `A picture of the world, ${kilobytes} kB, in ${seconds} s.`,
  directoryAnswered: (seconds: string) => `The directory answered in ${seconds} s.`,
} as const;
