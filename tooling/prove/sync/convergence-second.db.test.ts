import { expectConvergence } from './converge.ts';
import { seedsOfThisRun, testSeeds, turnsInNode } from './test-seeds.ts';

expectConvergence(seedsOfThisRun(testSeeds.node.slice(90), turnsInNode));
