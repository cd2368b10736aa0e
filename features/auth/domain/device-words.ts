/** The device of a sign-in in words, from its User-Agent: 'Chrome on Windows'. */
export function deviceWords(user_agent: string): string {
  const browser = nameIn(user_agent, browsers);
  const system = nameIn(user_agent, systems);
  if (browser === undefined) return system === undefined ? 'Unknown device' : system;
  return system === undefined ? browser : `${browser} on ${system}`;
}

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** Browsers include the names of those they resemble, so the rarer ones are checked first. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

function nameIn(text: string, names: Names): string | undefined {
  return names.find(([, pattern]) => pattern.test(text))?.[0];
}
