import { chainFaults } from './chain-faults.ts';
import { dataFaults } from './data-faults.ts';
import type { Fault } from './fault.ts';
import { lintFaults } from './lint-faults.ts';
import { ruleFaults } from './rule-faults.ts';
import { typeFaults } from './type-faults.ts';
import { wallFaults } from './wall-faults.ts';

/** Every mistake that the house promises to notice. */
export const faults: readonly Fault[] = [
  ...wallFaults,
  ...lintFaults,
  ...typeFaults,
  ...dataFaults,
  ...ruleFaults,
  ...chainFaults,
];
