import { join } from 'node:path';
import { z } from 'zod';
import type { DirectoryOptions, ProviderOptions } from '#work-accounts/server';
import { channelVariables, smsOf } from './channel-config.ts';
import type { SmsConfig } from './channel-config.ts';
import { text } from './config-text.ts';
import type { PushOptions } from '#push/server';
import { pushOf, pushVariables } from './push-config.ts';
import { tilesOf, tileVariables } from './tile-config.ts';
import type { TileConfig } from './tile-config.ts';

/** The configuration from the environment, parsed once at the start. */
export interface Config {
  /** Of the product. */
  readonly version: string;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Missing: the embedded PostgreSQL in dataDir. */
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string;
  /** Trusted proxies. */
  readonly trustProxy: string;
  readonly demo: boolean;
  /** The mail server; missing: emails are only stored. */
  readonly smtpUrl: string | undefined;
  /** Sender of all mails. */
  readonly mailFrom: string;
  /** The SMS service; missing: none. */
  readonly sms: SmsConfig;
  /** SMS that each organisation may send per day. */
  readonly smsPerDay: number;
  /** Webhooks may have http and private addresses. Only for tests. */
  readonly allowsPrivateWebhooks: boolean;
  /** How notifications are sent to browsers. */
  readonly push: PushOptions;
  /** Provider of work accounts; missing: none. */
  readonly workAccounts: ProviderOptions | undefined;
  /** Directory of work accounts; missing: none. */
  readonly directory: DirectoryOptions | undefined;
  /** URL of the place search, including its key; missing: the built-in gazetteer. */
  readonly geocodeUrl: string | undefined;
  /** URL of the geolocation by IP address, with `{ip}`; missing: none. */
  readonly geoipUrl: string | undefined;
  /** The weather service. */
  readonly weather: WeatherConfig;
  /** Tile services; missing: none, and maps show outlines only. */
  readonly tiles: TileConfig;
  /** False: other processes do the background work. */
  readonly tasks: boolean;
  /** Bearer token for /metrics; missing: only this machine gets an answer. */
  readonly metricsToken: string | undefined;
  /** Folder of nightly backups; missing: the server makes none. */
  readonly backupDir: string | undefined;
  /** Hour of the nightly backup in UTC. */
  readonly backupHour: number;
  /** Days that a nightly backup is kept. */
  readonly backupKeep: number;
  /** Passphrase that backups are encrypted with; missing: they are not. */
  readonly backupKey: string | undefined;
  /** Serves the API documentation at /docs and /openapi.json. */
  readonly apiDocs: boolean;
  /** NODE_ENV=development: responses are validated against their schemas. */
  readonly development: boolean;
  readonly logLevel: LogLevel;
}

const weatherServices = ['simulated', 'open-meteo', 'weatherapi'] as const;

export interface WeatherConfig {
  readonly service: (typeof weatherServices)[number];
  /** Missing: the service's own. */
  readonly url: string | undefined;
  readonly key: string | undefined;
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

const portSentence = 'PORT must be a number from 0 to 65535.';

const proxies =
  /^(?:loopback|linklocal|uniquelocal|[\da-f.:]+(?:\/\d{1,3})?)(?:\s*,\s*(?:loopback|linklocal|uniquelocal|[\da-f.:]+(?:\/\d{1,3})?))*$/i;
const proxySentence =
  'TRUST_PROXY must be addresses or networks separated by commas; loopback, linklocal and uniquelocal are known.';

/** They are part of the content security policy, so nothing else may be in them. */
const httpsOrigins = /^https:\/\/[\w.:[\]-]+(?:\s*,\s*https:\/\/[\w.:[\]-]+)*$/;

/** A variable of this form, or none. */
const matching = (form: RegExp, sentence: string) =>
  text.pipe(z.string().regex(form, sentence).optional());
const webAddress = (name: string) =>
  text.pipe(
    z.url({ protocol: /^https?$/, error: `${name} must be an http or https address.` }).optional(),
  );
const onOrOff = (name: string) =>
  text.pipe(z.enum(['0', '1'], `${name} must be 0 or 1.`).optional());

const wholeNumber = (name: string, least: number, most: number, otherwise: number) => {
  const sentence = `${name} must be a whole number from ${String(least)} to ${String(most)}.`;
  return text
    .transform((value) => (value === undefined ? otherwise : Number(value)))
    .pipe(z.int(sentence).min(least, sentence).max(most, sentence));
};

/** A URL that a secret is sent to: https, except on this machine. */
const secretAddress = (name: string) =>
  matching(
    /^(?:https:\/\/[\w.:[\]-]+|http:\/\/(?:127(?:\.\d+){3}|localhost|\[::1\])(?::\d+)?)\/*$/,
    `${name} must be an https address without a path.`,
  ).transform((address) => address?.replace(/\/+$/, ''));

const environment = z.object({
  PORT: text
    .transform((value) => (value === undefined ? 8080 : Number(value)))
    .pipe(z.int(portSentence).min(0, portSentence).max(65535, portSentence)),
  HOST: text.pipe(z.string().default('127.0.0.1')),
  DATA_DIR: text.pipe(z.string().default('./data')),
  DATABASE_URL: matching(
    /^postgres(?:ql)?:\/\/.+/,
    'DATABASE_URL must look like postgres://user:password@host:5432/name.',
  ),
  PUBLIC_URL: webAddress('PUBLIC_URL'),
  TRUST_PROXY: text.pipe(z.string().regex(proxies, proxySentence).default('loopback')),
  DEMO: onOrOff('DEMO'),
  SMTP_URL: matching(/^smtps?:\/\/.+/, 'SMTP_URL must look like smtp://user:password@host:587.'),
  MAIL_FROM: text.pipe(
    z
      .string()
      .regex(/^[^\r\n]*@[\w.-]+>?$/, 'MAIL_FROM must be an e-mail address, with a name if wanted.')
      .default('Watershade <no-reply@watershade.invalid>'),
  ),
  ...channelVariables,
  SSO_CLIENT_ID: matching(
    /^[\x21-\x7e]+$/,
    'SSO_CLIENT_ID must be the id that the provider gave this product.',
  ),
  SSO_AUTHORITY: text.pipe(
    z
      .url({ protocol: /^https$/, error: 'SSO_AUTHORITY must be an https address.' })
      .default('https://login.microsoftonline.com/organizations'),
  ),
  SSO_ORIGINS: matching(httpsOrigins, 'SSO_ORIGINS must be https origins separated by commas.'),
  SSO_CLIENT_SECRET: matching(
    /^[\x21-\x7e]+$/,
    'SSO_CLIENT_SECRET must be the secret that belongs to SSO_CLIENT_ID.',
  ),
  SSO_DIRECTORY_URL: secretAddress('SSO_DIRECTORY_URL'),
  SSO_DIRECTORY_LOGIN: secretAddress('SSO_DIRECTORY_LOGIN'),
  GEOCODE_URL: webAddress('GEOCODE_URL'),
  GEOIP_URL: matching(
    /^https?:\/\/.+\{ip\}/,
    'GEOIP_URL must be an http or https address with {ip} in it.',
  ),
  WEATHER_SERVICE: text.pipe(
    z
      .enum(weatherServices, `WEATHER_SERVICE must be one of ${weatherServices.join(', ')}.`)
      .default('simulated'),
  ),
  WEATHER_URL: webAddress('WEATHER_URL'),
  WEATHER_KEY: text,
  ...tileVariables,
  ...pushVariables,
  TASKS: onOrOff('TASKS'),
  METRICS_TOKEN: text.pipe(
    z.string().min(16, 'METRICS_TOKEN must have at least 16 characters.').optional(),
  ),
  BACKUP_DIR: text,
  BACKUP_HOUR: wholeNumber('BACKUP_HOUR', 0, 23, 1),
  BACKUP_KEEP: wholeNumber('BACKUP_KEEP', 1, 3650, 14),
  BACKUP_KEY: text.pipe(
    z.string().min(16, 'BACKUP_KEY must have at least 16 characters.').optional(),
  ),
  API_DOCS: onOrOff('API_DOCS'),
  NODE_ENV: text,
  LOG_LEVEL: text.pipe(
    z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info'),
  ),
});

/**
 * Reads the environment. By default the demo organisation is only created on a local server:
 * embedded database, loopback address, not production.
 *
 * @throws Error with one sentence for each invalid variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, DEMO, NODE_ENV, LOG_LEVEL } = parsed.data;
  const { TRUST_PROXY, SMTP_URL, MAIL_FROM, GEOCODE_URL, TASKS, METRICS_TOKEN } = parsed.data;
  const { API_DOCS, GEOIP_URL, WEATHER_SERVICE, WEATHER_URL, WEATHER_KEY } = parsed.data;
  const { SSO_CLIENT_ID, SSO_AUTHORITY, SSO_ORIGINS } = parsed.data;
  const { SSO_CLIENT_SECRET, SSO_DIRECTORY_URL, SSO_DIRECTORY_LOGIN } = parsed.data;
  if (WEATHER_SERVICE === 'weatherapi' && WEATHER_KEY === undefined) {
    throw new Error('WEATHER_SERVICE weatherapi needs WEATHER_KEY.');
  }
  const tiles = tilesOf(parsed.data);
  const production = NODE_ENV === 'production';
  const ownServer = DATABASE_URL === undefined && isLoopback(HOST) && !production;
  return {
    version: env['npm_package_version'] ?? '0.1.0',
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    publicUrl: (PUBLIC_URL ?? `http://${HOST}:${String(PORT)}`).replace(/\/+$/, ''),
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    sms: smsOf(parsed.data),
    smsPerDay: parsed.data.SMS_PER_DAY,
    allowsPrivateWebhooks: parsed.data.WEBHOOK_PRIVATE === '1',
    push: pushOf(parsed.data),
    workAccounts:
      SSO_CLIENT_ID === undefined
        ? undefined
        : {
            authority: SSO_AUTHORITY.replace(/\/+$/, ''),
            client_id: SSO_CLIENT_ID,
            origins: SSO_ORIGINS?.split(/\s*,\s*/) ?? [],
          },
    directory:
      SSO_CLIENT_ID === undefined || SSO_CLIENT_SECRET === undefined
        ? undefined
        : {
            client_secret: SSO_CLIENT_SECRET,
            url: SSO_DIRECTORY_URL,
            login: SSO_DIRECTORY_LOGIN,
          },
    geocodeUrl: GEOCODE_URL,
    geoipUrl: GEOIP_URL,
    weather: { service: WEATHER_SERVICE, url: WEATHER_URL, key: WEATHER_KEY },
    tiles,
    tasks: TASKS !== '0',
    metricsToken: METRICS_TOKEN,
    backupDir: backupDirOf(parsed.data.BACKUP_DIR, DATABASE_URL, DATA_DIR),
    backupHour: parsed.data.BACKUP_HOUR,
    backupKeep: parsed.data.BACKUP_KEEP,
    backupKey: parsed.data.BACKUP_KEY,
    trustProxy: TRUST_PROXY,
    apiDocs: API_DOCS === undefined ? !production : API_DOCS === '1',
    demo: DEMO === undefined ? ownServer : DEMO === '1',
    development: NODE_ENV === 'development',
    logLevel: LOG_LEVEL,
  };
}

/** The embedded database is backed up unless that is switched off; others by BACKUP_DIR only. */
function backupDirOf(
  given: string | undefined,
  databaseUrl: string | undefined,
  dataDir: string,
): string | undefined {
  if (given === 'off') return undefined;
  return given ?? (databaseUrl === undefined ? join(dataDir, 'backups') : undefined);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
