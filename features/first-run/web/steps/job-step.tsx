import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { categoryNames } from '#jobs/contract';
import type { RiskCategory } from '#jobs/contract';
import { presetOf } from '#jobs/domain';
import { CategoryMark } from '#jobs/web';
import { useSave, useWrite, useWrongField } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form } from '#packages/ui';
import { createTag } from '#tags/contract';
import { tagNameProblem } from '#tags/domain';
import { tagsAll } from '#tags/offline';
import { firstRunTexts, jobTexts as texts } from '../first-run-texts.ts';
import classes from './steps.module.css';

type Preset = Exclude<RiskCategory, 'none'>;

/** Work that is typical of each preset. */
const examples: Readonly<Record<Preset, string>> = {
  very_low: 'Control room, office',
  low: 'Light work in the shade, driving with cooling',
  moderate: 'Steady work in part shade, surveying',
  high: 'Hard work in the sun, concrete, scaffolding',
  extreme: 'Hard work in the sun in heavy clothing, far from water',
};

/** Adds a job whose risk assessment is filled in from a preset. Nothing is chosen at first. */
export function JobStep({ job_id }: { job_id: string | null }) {
  const { online } = useSyncStatus();
  const form = useSave({ name: '', preset: null as Preset | null });
  const { values, errors, change, isBusy } = form;
  const frame = useWrongField<HTMLFormElement>(errors);
  const save = useSaveJob();
  const { data: tags = [] } = useCopy(tagsAll, {});

  function submit() {
    const { name, preset } = values;
    const wrong = tagNameProblem(name, tags);
    const problems = {
      ...(wrong !== null && { name: wrong }),
      ...(preset === null && { preset: texts.noPreset }),
    };
    void form.save({
      problems,
      send: () => (preset === null ? Promise.resolve({}) : save(name, preset)),
      onDone: form.discard,
    });
  }

  return (
    <Form
      ref={frame}
      label={texts.form}
      onSubmit={() => online && submit()}
      className={classes['form']}
    >
      <TextInput
        label={texts.name}
        description={texts.nameAbout}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="off"
        {...form.text('name')}
      />
      <fieldset className={classes['presets']} aria-describedby="job-preset-about">
        <legend>{texts.preset}</legend>
        <p id="job-preset-about" className="ws-hint">
          {texts.presetAbout}
        </p>
        <div>
          {(Object.keys(examples) as Preset[]).map((preset) => (
            <label key={preset} className={classes['preset']}>
              <input
                type="radio"
                name="preset"
                value={preset}
                checked={values.preset === preset}
                aria-invalid={errors['preset'] !== undefined}
                onChange={() => change({ preset })}
              />
              <CategoryMark category={preset} />
              <span>
                <b>{categoryNames[preset]}</b>
                <small>{examples[preset]}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classes['actions']}>
        <p className={classes['problem']} role="alert">
          {errors['preset']}
        </p>
        <ActionNote>{online ? '' : firstRunTexts.offline}</ActionNote>
        {job_id !== null && (
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to={`/settings/jobs/${job_id}`} />}
          >
            {texts.refine}
          </Button>
        )}
        <Button type="submit" loading={isBusy} disabled={!online}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}

/** Saves a job. The id stays the same until it is stored, so it is added once. */
function useSaveJob() {
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });
  const [tag_id, setId] = useState(newId);
  return async (name: string, preset: Preset) => {
    const body = { tag_id, name, type: 'job' as const, metadata: presetOf(preset) };
    const refused = await write(() => client.call(createTag, { body }), {
      done: texts.saved(name.trim()),
      fields: ['name'],
    });
    if (refused === null) setId(newId());
    return refused;
  };
}
