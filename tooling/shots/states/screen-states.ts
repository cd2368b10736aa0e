import { entryStates } from './entry-states.ts';
import { peopleStates } from './people-states.ts';
import { settingsStates } from './settings-states.ts';
import { shellStates } from './shell-states.ts';
import { tagStates } from './tag-states.ts';
import type { ScreenState } from './stage.ts';

/** Every state of a screen of which a picture is taken beside its address. */
export const screenStates: readonly ScreenState[] = [
  ...entryStates,
  ...peopleStates,
  ...settingsStates,
  ...shellStates,
  ...tagStates,
];
