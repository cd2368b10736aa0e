import { accountCommands } from './account-commands.ts';
import { backupCommands } from './backup-commands.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { maintenanceCommands } from './maintenance-commands.ts';
import { personCommands } from './person-commands.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...personCommands,
  ...backupCommands,
  ...maintenanceCommands,
  doctor,
];
