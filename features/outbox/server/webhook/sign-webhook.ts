import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
/** Bytes of a secret; Standard Webhooks asks for 24 to 64. */
const secretLength = 32;

/** A new secret, as Standard Webhooks writes it. */
export function createSecret(random: (bytes: number) => Buffer = randomBytes): string {
  return `${prefix}${random(secretLength).toString('base64')}`;
}

export interface Signed {
  /** The same for each try. */
  id: string;
  /** Milliseconds since 1970 of this try. Receivers reject old ones, usually after 5 minutes. */
  now: number;
  body: string;
  /** The current secret, and while it is replaced the previous one. */
  secrets: readonly string[];
}

/** The headers of Standard Webhooks, https://www.standardwebhooks.com, with a signature for each secret. */
export function webhookHeaders({ id, now, body, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${signature.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
