import { hash } from '@node-rs/argon2';

/** The password of everybody in the organisations of tests. */
export const password = 'correct horse';

/**
 * Its argon2id hash at the lowest cost: the cost is part of the hash, so that a sign-in is fast.
 * Every password that the product hashes in a test has the product's cost.
 */
export const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
