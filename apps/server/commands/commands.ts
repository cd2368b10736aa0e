import { accountCommands } from './account-commands.ts';
import { backupCommands } from './backup-commands.ts';
import type { Command } from './command.ts';
import { maintenanceCommands } from './maintenance-commands.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...backupCommands,
  ...maintenanceCommands,
];
