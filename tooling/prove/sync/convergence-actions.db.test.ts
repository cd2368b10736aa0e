import { expectConvergence } from './converge.ts';
import { seedsOfThisRun, testSeeds } from './test-seeds.ts';

expectConvergence(seedsOfThisRun(testSeeds.actions, 2));
