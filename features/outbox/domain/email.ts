/** Content of an email, before formatting. */
export interface EmailParts {
  /** Name of the sending organisation. */
  organisation: string;
  subject: string;
  /** One or a few sentences each. */
  paragraphs: readonly string[];
  /** The link of the email. */
  action?: { label: string; url: string } | undefined;
}

/** An email as plain text and HTML. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

/** Formats an email as plain text and as simple HTML with the same content. */
export function writeEmail({ organisation, subject, paragraphs, action }: EmailParts): Email {
  const from = `${organisation} · Watershade`;
  const link = action === undefined ? [] : [`${action.label}:\n${action.url}`];
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="background:#0b5c5e;color:#fff;padding:10px 18px;border-radius:8px;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p><p style="color:#5b6779;font-size:13px;word-break:break-all">${escaped(action.url)}</p>`;
  const body = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('');
  return {
    subject: oneLine(subject),
    text: [...paragraphs, ...link, `-- \n${from}`].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="font:15px/1.5 system-ui,sans-serif;color:#16202e;max-width:34em">${body}${button}<p style="color:#5b6779;font-size:13px">${escaped(from)}</p></body></html>`,
  };
}

/**
 * A text without line breaks and other control characters, which would start another header in an
 * email.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
