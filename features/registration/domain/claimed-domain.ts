/** Public mail providers, whose domains say nothing about the organisation of a person. */
const publicMailDomains: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.com.au', 'outlook.fr', 'outlook.de'],
  ...['hotmail.com', 'hotmail.co.uk', 'hotmail.fr', 'hotmail.de', 'hotmail.it', 'hotmail.es'],
  ...['live.com', 'live.com.au', 'live.co.uk', 'live.nl', 'msn.com', 'passport.com'],
  ...['yahoo.com', 'yahoo.com.au', 'yahoo.co.uk', 'yahoo.co.in', 'yahoo.co.jp', 'yahoo.co.nz'],
  ...['yahoo.ca', 'yahoo.de', 'yahoo.fr', 'yahoo.es', 'yahoo.it', 'yahoo.com.br', 'ymail.com'],
  ...['rocketmail.com', 'aol.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'pm.me'],
  ...['protonmail.com', 'protonmail.ch', 'tutanota.com', 'tuta.com', 'tuta.io', 'fastmail.com'],
  ...['fastmail.fm', 'hey.com', 'zoho.com', 'zohomail.com', 'mail.com', 'email.com', 'gmx.com'],
  ...[
    'gmx.net',
    'gmx.de',
    'gmx.at',
    'gmx.ch',
    'web.de',
    't-online.de',
    'freenet.de',
    'mailbox.org',
  ],
  ...['posteo.de', 'yandex.com', 'yandex.ru', 'mail.ru', 'inbox.ru', 'bk.ru', 'list.ru', 'qq.com'],
  ...['163.com', '126.com', 'sina.com', 'foxmail.com', 'naver.com', 'daum.net', 'hanmail.net'],
  ...['rediffmail.com', 'libero.it', 'virgilio.it', 'orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr'],
  ...['laposte.net', 'uol.com.br', 'bol.com.br', 'terra.com.br', 'comcast.net', 'verizon.net'],
  ...[
    'att.net',
    'sbcglobal.net',
    'bellsouth.net',
    'cox.net',
    'charter.net',
    'shaw.ca',
    'rogers.com',
  ],
  ...['btinternet.com', 'sky.com', 'virginmedia.com', 'talktalk.net', 'bigpond.com'],
  ...['bigpond.net.au', 'optusnet.com.au', 'iinet.net.au', 'tpg.com.au', 'westnet.com.au'],
  ...['xtra.co.nz', 'duck.com', 'mozmail.com', 'privaterelay.appleid.com', 'hushmail.com'],
]);

/**
 * The domain that a first owner's email claims for the organisation; null for public mail
 * providers, which cannot be claimed.
 */
export function claimedDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return publicMailDomains.has(domain) ? null : domain;
}
