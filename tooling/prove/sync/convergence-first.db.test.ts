import { expectConvergence } from './converge.ts';
import { testSeeds } from './test-seeds.ts';

// In two files, so that two workers share them.
expectConvergence(testSeeds.node.slice(0, 90));
