import { chainFaults } from './chain-faults.ts';
import { dataFaults } from './data-faults.ts';
import type { Fault } from './fault.ts';
import { lintFaults } from './lint-faults.ts';
import { ruleFaults } from './rule-faults.ts';
import { typeFaults } from './type-faults.ts';
import { dependencyFaults } from './dependency-faults.ts';

/** Every mistake that the checks must detect. */
export const faults: readonly Fault[] = [
  ...dependencyFaults,
  ...lintFaults,
  ...typeFaults,
  ...dataFaults,
  ...ruleFaults,
  ...chainFaults,
];
