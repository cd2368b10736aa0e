import { Button } from '@mantine/core';
import { IconClockHour8, IconDroplets } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { SearchSelect } from '#packages/ui';
import { DayRange } from '#weather/web';
import { crewTexts } from '../crew/crew-texts.ts';
import { hoursTexts } from '../hours/hours-texts.ts';
import { matrixDaysText, namedDays } from './matrix-days.ts';
import { matrixTexts } from './matrix-texts.ts';
import type { Matrix } from './use-matrix.ts';
import classes from './matrix.module.css';

/** Inputs for location and days. */
export function MatrixChoices({ matrix }: { matrix: Matrix }) {
  const { sites = [], site_id, chooseSite, days, bounds, today, chooseDays } = matrix;
  return (
    <div className={`${classes['choices'] ?? ''} ws-not-printed`}>
      <SearchSelect
        label={matrixTexts.location}
        isLabelHidden
        placeholder={matrixTexts.location}
        options={sites.map(({ tag_id, name }) => ({ id: tag_id, label: name }))}
        value={site_id}
        onChange={chooseSite}
      />
      <DayRange
        {...{ days, today, bounds }}
        named={namedDays(today, bounds)}
        text={matrixDaysText(days, today)}
        disabled={!matrix.site?.zone}
        onChange={chooseDays}
      />
      {site_id !== null && (
        <div className={classes['links']}>
          <Button
            variant="default"
            leftSection={<IconClockHour8 size={16} stroke={1.75} />}
            renderRoot={(props) => (
              <Link
                to="/monitoring"
                search={{ best_hours: site_id, ...(days.from > today && { date: days.from }) }}
                {...props}
              />
            )}
          >
            {hoursTexts.open}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDroplets size={16} stroke={1.75} />}
            renderRoot={(props) => (
              <Link to="/monitoring" search={{ crew_card: site_id }} {...props} />
            )}
          >
            {crewTexts.open}
          </Button>
        </div>
      )}
    </div>
  );
}
