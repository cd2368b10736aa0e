import { expectConvergence } from './converge.ts';
import { seedsOfThisRun, testSeeds, turnsInNode } from './test-seeds.ts';

// In two files, so that two workers run them in parallel.
expectConvergence(seedsOfThisRun(testSeeds.node.slice(0, 90), turnsInNode));
