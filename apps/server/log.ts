import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from './config.ts';

const secrets = ['authorization', 'connectionString', 'email', 'otp', 'password', 'token'];

/**
 * The log of the server, one JSON line per event. Bodies and values must not be passed to it; a
 * secret in an object is removed here nevertheless.
 */
export function createLog(level: Config['logLevel'], to?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '(removed)',
    },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
