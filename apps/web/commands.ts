import type { BetaFeature } from '#organisation/contract';
import type { Command } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { features } from './features.ts';

/** One action of the command menu. */
export type AppCommand = Command<Viewer, BetaFeature>;

/** The actions of the command menu. */
export const commands: readonly AppCommand[] = features.flatMap(({ commands: own = [] }) => own);
