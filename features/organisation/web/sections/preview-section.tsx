import { Checkbox, Stack, Switch } from '@mantine/core';
import { betaFeatures } from '#organisation/contract';
import type { BetaFeature, Organisation } from '#organisation/contract';
import { featureNames, isSwitchedOn } from '#organisation/domain';
import { FeatureBadge } from '#packages/ui';
import { settingsMessages } from '../settings-messages.ts';
import { useSection } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';
import classes from './preview-section.module.css';

/** The switch for all previews, and one for each. */
export function PreviewSection({ organisation }: { organisation: Organisation }) {
  const stored = storedPreviews(organisation);
  const section = useSection(stored);
  const { values, errors, change } = section;
  const { isOn, features } = values;
  const mark = (feature: BetaFeature, isMarked: boolean) =>
    change({
      features: betaFeatures.filter((each) =>
        each === feature ? isMarked : features.includes(each),
      ),
    });
  return (
    <SectionForm
      title="Preview features"
      about="New parts of the product. Turning one off hides it for everybody and keeps its data."
      form={section}
      onSave={() => section.save(changeOf(values), changeOf(stored))}
    >
      <Switch
        label="Show preview features"
        checked={isOn}
        onChange={(event) => change({ isOn: event.currentTarget.checked })}
      />
      <Stack gap={12} role="group" aria-label="Features">
        {betaFeatures.map((feature) => (
          <Checkbox
            key={feature}
            label={
              <span className={classes['name']}>
                {featureNames[feature]}
                <FeatureBadge kind="beta" />
              </span>
            }
            description={sentences[feature]}
            disabled={!isOn}
            checked={features.includes(feature)}
            onChange={(event) => mark(feature, event.currentTarget.checked)}
          />
        ))}
      </Stack>
      <p className={classes['note']} role="status">
        {isOn && features.includes('alert') && !features.includes('heat stress')
          ? settingsMessages.needsHeatStress
          : ''}
      </p>
      {errors['metadata._beta'] !== undefined && <p role="alert">{errors['metadata._beta']}</p>}
    </SectionForm>
  );
}

interface Previews {
  isOn: boolean;
  features: readonly BetaFeature[];
}

const sentences: Readonly<Record<BetaFeature, string>> = {
  alert: 'Rules monitor heat and tests, and notify supervisors by email.',
  roster: 'Shifts and leave show who is at work and who is missing.',
  'heat stress': 'Jobs and locations with their weather, and the heat risk of each.',
};

function storedPreviews({ metadata }: Organisation): Previews {
  const all = { ...metadata, _show_preview_features: true };
  return {
    isOn: metadata._show_preview_features === true,
    features: betaFeatures.filter((feature) => isSwitchedOn(all, feature)),
  };
}

function changeOf({ isOn, features }: Previews) {
  return { metadata: { _show_preview_features: isOn, _beta: [...features] } };
}
