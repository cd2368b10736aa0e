import { parseArgs } from 'node:util';
import { sizeOf } from '../smoke.ts';

/** Options of a run. */
export interface SyncBenchOptions {
  /** Measurements of the rounds with the peers. */
  rows: number;
  rounds: number;
  /** Measurements of the rounds with only R and ours; 0 omits them. */
  large: number;
  largeRounds: number;
  peers: readonly Peer[];
  /** Writes the figures to docs/benchmarks.md. */
  write: boolean;
}

export const peerNames = ['dexie', 'rxdb', 'sqlite'] as const;
export type Peer = (typeof peerNames)[number];

/** Reads the command line options; the default is the full run. */
export function syncBenchOptions(given: readonly string[]): SyncBenchOptions {
  const { values } = parseArgs({
    args: [...given],
    options: {
      rows: { type: 'string', default: sizeOf('200000', '4000') },
      rounds: { type: 'string', default: sizeOf('3', '1') },
      large: { type: 'string', default: sizeOf('1000000', '0') },
      'large-rounds': { type: 'string', default: '5' },
      peers: { type: 'string', default: sizeOf(peerNames.join(','), '') },
      write: { type: 'boolean', default: false },
    },
  });
  const wanted = values.peers.split(',');
  return {
    rows: Number(values.rows),
    rounds: Number(values.rounds),
    large: Number(values.large),
    largeRounds: Number(values['large-rounds']),
    peers: peerNames.filter((name) => wanted.includes(name)),
    write: values.write,
  };
}
