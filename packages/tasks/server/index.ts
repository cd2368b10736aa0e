export { prepareTasks } from './prepare-tasks.ts';
export { queueTask } from './queue-task.ts';
export { runLoops } from './run-loops.ts';
export type { LoopWork } from './run-loops.ts';
export { runTasks, taskWork } from './run-tasks.ts';
export type { RunningTasks, TaskWork } from './run-tasks.ts';
export { taskKind } from './task-kind.ts';
export type { TaskKind } from './task-kind.ts';
