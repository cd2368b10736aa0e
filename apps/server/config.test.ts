import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment gives a local server with the demo', () => {
  expect(readConfig({})).toEqual({
    version: '0.1.0',
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    publicUrl: 'http://127.0.0.1:8080',
    trustProxy: 'loopback',
    demo: true,
    smtpUrl: undefined,
    mailFrom: 'Watershade <no-reply@watershade.invalid>',
    sms: undefined,
    smsPerDay: 500,
    allowsPrivateWebhooks: false,
    push: { keys: undefined, subject: 'mailto:no-reply@watershade.invalid', allowsLocal: false },
    workAccounts: undefined,
    directory: undefined,
    geocodeUrl: undefined,
    geoipUrl: undefined,
    tiles: { base: undefined, temperature: undefined },
    weather: { service: 'simulated', url: undefined, key: undefined },
    tasks: true,
    backupDir: 'data/backups',
    backupHour: 1,
    backupKeep: 14,
    backupKey: undefined,
    metricsToken: undefined,
    apiDocs: true,
    development: false,
    logLevel: 'info',
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://a:b@db:5432/w' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: 'postgres://a:b@db:5432/w', DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
  [{ HOST: 'localhost' }, true],
])('%o creates the demo: %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test.each([
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production', API_DOCS: '1' }, true],
  [{ NODE_ENV: 'production', API_DOCS: '' }, false],
  [{ API_DOCS: '0' }, false],
])('%o serves the API documentation: %s', (env, apiDocs) => {
  expect(readConfig(env).apiDocs).toBe(apiDocs);
});

test('an empty variable counts as missing', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 8080,
    databaseUrl: undefined,
  });
});

test.each<[Record<string, string>, string]>([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'PORT must be a number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must look like postgres://user:password@host:5432/name.',
  ],
  [{ PUBLIC_URL: 'watershade' }, 'PUBLIC_URL must be an http or https address.'],
  [
    { TRUST_PROXY: 'everybody' },
    'TRUST_PROXY must be addresses or networks separated by commas; loopback, linklocal and uniquelocal are known.',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtp://user:password@host:587.'],
  [{ MAIL_FROM: 'us' }, 'MAIL_FROM must be an e-mail address, with a name if wanted.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ SSO_CLIENT_ID: 'a b' }, 'SSO_CLIENT_ID must be the id that the provider gave this product.'],
  [{ SSO_AUTHORITY: 'http://id.example' }, 'SSO_AUTHORITY must be an https address.'],
  [
    { SSO_ORIGINS: 'https://a.example/x' },
    'SSO_ORIGINS must be https origins separated by commas.',
  ],
  [{ SSO_ORIGINS: 'https://a.example;' }, 'SSO_ORIGINS must be https origins separated by commas.'],
  [
    { SSO_CLIENT_SECRET: 'a b' },
    'SSO_CLIENT_SECRET must be the secret that belongs to SSO_CLIENT_ID.',
  ],
  ...['http://graph.example', 'https://graph.example/v1.0', 'graph.example'].map(
    (address): [Record<string, string>, string] => [
      { SSO_DIRECTORY_URL: address },
      'SSO_DIRECTORY_URL must be an https address without a path.',
    ],
  ),
  [
    { SSO_DIRECTORY_LOGIN: 'http://127.0.0.1.evil.example' },
    'SSO_DIRECTORY_LOGIN must be an https address without a path.',
  ],
  [
    { WEATHER_SERVICE: 'sundial' },
    'WEATHER_SERVICE must be one of simulated, open-meteo, weatherapi.',
  ],
  [{ WEATHER_URL: 'ftp://sky.example' }, 'WEATHER_URL must be an http or https address.'],
  [{ WEATHER_SERVICE: 'weatherapi' }, 'WEATHER_SERVICE weatherapi needs WEATHER_KEY.'],
  [
    { TILES_URL: 'https://map.example/{z}/{x}.png', TILES_ATTRIBUTION: 'Map' },
    'TILES_URL must be an http or https address with {z}, {x} and {y} in it.',
  ],
  [{ TILES_URL: 'https://map.example/{z}/{x}/{y}' }, 'TILES_URL needs TILES_ATTRIBUTION.'],
  [
    { TEMPERATURE_TILES_URL: 'https://sky.example/{z}/{x}/{y}' },
    'TEMPERATURE_TILES_URL needs TEMPERATURE_TILES_ATTRIBUTION.',
  ],
  [
    { GEOIP_URL: 'https://where.example/' },
    'GEOIP_URL must be an http or https address with {ip} in it.',
  ],
  [{ GEOCODE_URL: 'ftp://maps.example' }, 'GEOCODE_URL must be an http or https address.'],
  [{ TASKS: 'no' }, 'TASKS must be 0 or 1.'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
  [{ API_DOCS: 'true' }, 'API_DOCS must be 0 or 1.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent.'],
])('%o is rejected in one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new Error(sentence));
});

test('every invalid variable is named', () => {
  expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(
    'PORT must be a number from 0 to 65535.\nDEMO must be 0 or 1.',
  );
});

test('by default maps have no tiles; a key is enough for temperatures', () => {
  expect(readConfig({}).tiles).toEqual({ base: undefined, temperature: undefined });
  const { base, temperature } = readConfig({
    ...{ TILES_URL: 'https://map.example/{z}/{x}/{y}', TILES_ATTRIBUTION: 'Map' },
    TEMPERATURE_TILES_KEY: 'ours',
  }).tiles;
  expect(base).toEqual({ url: 'https://map.example/{z}/{x}/{y}', attribution: 'Map' });
  expect(temperature).toEqual({
    url: 'https://maps.openweathermap.org/maps/2.0/weather/TA2/{z}/{x}/{y}?opacity=0.6',
    key: 'ours',
    attribution: 'Temperatures: OpenWeatherMap',
  });
});

test('by default work accounts are Microsoft’s, and off without a client id', () => {
  expect(readConfig({ SSO_AUTHORITY: 'https://id.example' }).workAccounts).toBeUndefined();
  expect(readConfig({ SSO_CLIENT_ID: 'ours' }).workAccounts).toEqual({
    authority: 'https://login.microsoftonline.com/organizations',
    client_id: 'ours',
    origins: [],
  });
  const other = {
    SSO_AUTHORITY: 'https://id.example/',
    SSO_ORIGINS: 'https://a.example, https://b.example',
  };
  expect(readConfig({ SSO_CLIENT_ID: 'ours', ...other }).workAccounts).toEqual({
    authority: 'https://id.example',
    client_id: 'ours',
    origins: ['https://a.example', 'https://b.example'],
  });
});

test('a directory needs client id and secret; its URL is optional', () => {
  const SSO_CLIENT_SECRET = 'hush';
  expect(readConfig({ SSO_CLIENT_SECRET }).directory).toBeUndefined();
  expect(readConfig({ SSO_CLIENT_ID: 'ours' }).directory).toBeUndefined();
  const own = { SSO_CLIENT_ID: 'ours', SSO_CLIENT_SECRET };
  expect(readConfig(own).directory).toEqual({
    ...{ client_secret: 'hush', url: undefined, login: undefined },
  });
  const SSO_DIRECTORY_URL = 'https://graph.example/';
  const SSO_DIRECTORY_LOGIN = 'http://127.0.0.1:9000';
  expect(readConfig({ ...own, SSO_DIRECTORY_URL, SSO_DIRECTORY_LOGIN }).directory).toEqual({
    ...{ client_secret: 'hush', url: 'https://graph.example', login: SSO_DIRECTORY_LOGIN },
  });
});

const twilio = { SMS_SERVICE: 'twilio', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't', SMS_FROM: '+1500' };

test('an SMS service has all that it needs', () => {
  expect(readConfig(twilio).sms).toEqual({
    ...{ service: 'twilio', url: 'https://api.twilio.com', account: 'AC1', token: 't' },
    from: '+1500',
  });
  expect(readConfig({ SMS_SERVICE: 'json', SMS_URL: 'https://sms.example/v1' }).sms).toEqual({
    ...{ service: 'json', url: 'https://sms.example/v1', token: undefined, from: undefined },
  });
  expect(readConfig({ SMS_URL: 'https://sms.example/v1' }).sms).toBeUndefined();
  expect([readConfig({}).smsPerDay, readConfig({ SMS_PER_DAY: '20' }).smsPerDay]).toEqual([
    500, 20,
  ]);
});

test.each<[Record<string, string>, string]>([
  [{ SMS_SERVICE: 'pigeon' }, 'SMS_SERVICE must be one of twilio, json.'],
  [{ SMS_SERVICE: 'json' }, 'SMS_SERVICE json needs SMS_URL.'],
  [{ ...twilio, SMS_TOKEN: '' }, 'SMS_SERVICE twilio needs SMS_ACCOUNT, SMS_TOKEN and SMS_FROM.'],
  [{ SMS_URL: 'http://sms.example' }, 'SMS_URL must be an https address.'],
  [{ SMS_PER_DAY: 'many' }, 'SMS_PER_DAY must be a whole number from 0 to 1000000.'],
  [{ SMS_PER_DAY: '-1' }, 'SMS_PER_DAY must be a whole number from 0 to 1000000.'],
  [{ WEBHOOK_PRIVATE: 'yes' }, 'WEBHOOK_PRIVATE must be 0 or 1.'],
])('%o is rejected: %s', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
