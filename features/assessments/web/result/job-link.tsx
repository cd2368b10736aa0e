import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { factorsText } from '#jobs/domain';
import type { JobFactors } from '#tags/contract';
import { TagPicker, tagPaths } from '#tags/web';
import classes from './result.module.css';

/** Leads to the form of a job with the answers filled in. */
export function JobLink({ factors }: { factors: JobFactors }) {
  const [job, setJob] = useState<string | null>(null);
  return (
    <div className={classes['job']}>
      <TagPicker
        label="Job"
        placeholder="Select a job"
        types={['job']}
        value={job}
        onChange={setJob}
      />
      {job !== null && (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              {...props}
              to={`${tagPaths.job}/${job}`}
              search={{ answers: factorsText(factors) }}
            />
          )}
        >
          Open the job’s form
        </Button>
      )}
    </div>
  );
}
