import { expect, test } from 'vitest';
import { reachText } from './alert-texts.ts';

const [push, email, sms] = [{ push: true }, { email: true }, { sms: true }];
const none = { push: false, email: false, sms: false, webhook: false };
const [smsOn, smsOff, mailOff] = [
  { mail: true, sms: true, webhook: false },
  { mail: true, sms: false, webhook: false },
  { mail: false, sms: false, webhook: false },
];
const notConfigured = 'By SMS once it is configured';

test.each([
  // Push alone: what it reaches depends on the browsers of the recipient.
  [push, smsOn, false, 'Only while the page is open'],
  [push, null, false, 'Only while the page is open'],
  [push, smsOn, true, 'By notification in a browser, in Watershade'],
  [push, null, null, 'In Watershade, by notification where it is turned on'],
  // With SMS, which reaches nobody until it is configured.
  [{ ...push, ...sms }, smsOff, false, 'Only while the page is open, by SMS once it is configured'],
  [{ ...push, ...sms }, smsOn, false, 'By SMS with a mobile number, in Watershade'],
  [{ ...push, ...sms }, null, false, `${notConfigured}, in Watershade`],
  [
    { ...push, ...sms },
    smsOff,
    true,
    `${notConfigured}, by notification in a browser, in Watershade`,
  ],
  // With email, which reaches every recipient if there is a mail server.
  [email, mailOff, true, 'By email once it is configured'],
  [
    { ...push, ...email },
    mailOff,
    false,
    'Only while the page is open, by email once it is configured',
  ],
  [{ ...push, ...email }, smsOff, false, 'By email, in Watershade'],
  [
    { ...push, ...email, ...sms },
    smsOff,
    false,
    `By email, by SMS once it is configured, in Watershade`,
  ],
  // Without push it does not matter whether they have a browser with notifications.
  [email, smsOff, false, 'By email'],
  [sms, smsOn, true, 'By SMS with a mobile number'],
  [sms, smsOff, false, notConfigured],
  [{}, smsOn, true, 'Not reached by these channels'],
  [{ webhook: true }, smsOn, false, 'Not reached by these channels'],
])(
  '[ALERT-20] channels %j, configured %j, notifications in a browser %j: %s',
  (channels, setup, hasBrowser, text) => {
    expect(reachText({ ...none, ...channels }, setup, hasBrowser)).toBe(text);
  },
);

const flags = [true, false];
const combinations = flags.flatMap((isPush) =>
  flags.flatMap((isEmail) =>
    flags.flatMap((isSms) =>
      [smsOn, smsOff, mailOff, null].flatMap((setup) =>
        [true, false, null].map((hasBrowser) => ({ isPush, isEmail, isSms, setup, hasBrowser })),
      ),
    ),
  ),
);

test('[ALERT-20] somebody is described as reached only while the page is open if nothing else can reach them', () => {
  const found = combinations.filter(({ isPush, isEmail, isSms, setup, hasBrowser }) =>
    /only while the page is open/i.test(
      reachText({ ...none, push: isPush, email: isEmail, sms: isSms }, setup, hasBrowser),
    ),
  );
  expect(found).toEqual(
    combinations.filter(
      ({ isPush, isEmail, isSms, setup, hasBrowser }) =>
        isPush &&
        hasBrowser === false &&
        !(isEmail && setup !== mailOff) &&
        !(isSms && (setup === null || setup.sms)),
    ),
  );
});
