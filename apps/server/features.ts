import { baseMigrations } from '#packages/database';
import type { Migration } from '#packages/database';

export const migrations: readonly Migration[] = baseMigrations;
export const stampedTables: readonly string[] = [];
