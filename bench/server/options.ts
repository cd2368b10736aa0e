import { parseArgs } from 'node:util';
import { sizeOf } from '../smoke.ts';

/** Options of a run. */
export interface ServerBenchOptions {
  viewers: number;
  organisations: number;
  /** Viewers of the second part, who have two processes of the server; 0 leaves it out. */
  open: number;
  /** Measurements that are written each second. */
  writes: number;
  /** Seconds of the measured part of the load. */
  seconds: number;
  /** Rounds of the page's cost. */
  rounds: number;
  /** Writes the figures to docs/benchmarks.md. */
  write: boolean;
}

/** Reads the command line options; the default is the full run. */
export function serverBenchOptions(given: readonly string[]): ServerBenchOptions {
  const { values } = parseArgs({
    args: [...given],
    options: {
      viewers: { type: 'string', default: sizeOf('5000', '60') },
      open: { type: 'string', default: sizeOf('20000', '100') },
      writes: { type: 'string', default: '50' },
      organisations: { type: 'string', default: sizeOf('20', '2') },
      seconds: { type: 'string', default: sizeOf('120', '3') },
      rounds: { type: 'string', default: sizeOf('21', '1') },
      write: { type: 'boolean', default: false },
    },
  });
  return {
    viewers: Number(values.viewers),
    organisations: Number(values.organisations),
    open: Number(values.open),
    writes: Number(values.writes),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    write: values.write,
  };
}
