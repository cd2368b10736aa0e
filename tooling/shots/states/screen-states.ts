import { alertStates } from './alert-states.ts';
import { calendarStates } from './calendar-states.ts';
import { crewStates } from './crew-states.ts';
import { deviceStates } from './device-states.ts';
import { dialogStates } from './dialog-states.ts';
import { directoryStates } from './directory-states.ts';
import { entryStates } from './entry-states.ts';
import { heatStates } from './heat-states.ts';
import { importStates } from './import-states.ts';
import { linkStates } from './link-states.ts';
import { measurementStates } from './measurement-states.ts';
import { peopleStates } from './people-states.ts';
import { placeStates } from './place-states.ts';
import { serviceStates } from './service-states.ts';
import { settingsStates } from './settings-states.ts';
import { shellStates } from './shell-states.ts';
import { shiftStates } from './shift-states.ts';
import { supportStates } from './support-states.ts';
import { tagStates } from './tag-states.ts';
import type { ScreenState } from './stage.ts';

/** All states of screens of which a picture is taken. */
export const screenStates: readonly ScreenState[] = [
  ...entryStates,
  ...alertStates,
  ...calendarStates,
  ...crewStates,
  ...importStates,
  ...linkStates,
  ...measurementStates,
  ...peopleStates,
  ...deviceStates,
  ...dialogStates,
  ...directoryStates,
  ...placeStates,
  ...serviceStates,
  ...settingsStates,
  ...shiftStates,
  ...supportStates,
  ...tagStates,
  // It changes the units.
  ...heatStates,
  // Last: it switches a feature off for everything after it.
  ...shellStates,
];
