import { Button, Select } from '@mantine/core';
import { IconDroplets } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { SearchSelect } from '#packages/ui';
import { crewTexts } from '../crew/crew-texts.ts';
import { dayLabel } from '../heat-words.ts';
import { matrixTexts } from './matrix-texts.ts';
import type { Matrix } from './use-matrix.ts';
import classes from './matrix.module.css';

/** At which location, on which day. */
export function MatrixChoices({ matrix }: { matrix: Matrix }) {
  const { sites = [], site_id, chooseSite, dates, date, today, chooseDate } = matrix;
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
      <Select
        aria-label={matrixTexts.day}
        data={dates.map((value) => ({ value, label: dayLabel(value, today) }))}
        value={dates.includes(date) ? date : null}
        disabled={dates.length === 0}
        allowDeselect={false}
        onChange={(next) => next !== null && chooseDate(next)}
      />
      {site_id !== null && (
        <Button
          variant="default"
          leftSection={<IconDroplets size={16} stroke={1.75} />}
          renderRoot={(props) => (
            <Link to="/monitoring" search={{ crew_card: site_id }} {...props} />
          )}
        >
          {crewTexts.open}
        </Button>
      )}
    </div>
  );
}
